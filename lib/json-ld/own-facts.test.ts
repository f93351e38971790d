import type { FooterContent, TeamMember } from '@/content/types';
import { organization } from './page-graph';
import { people } from './page-nodes';

const footer: FooterContent = {
  about: { title: 'About', text: 'What it is.' },
  offices: { title: 'Offices', items: [{ city: 'Mombasa', lines: ['Moi Avenue 1', 'Mombasa, Kenya'] }] },
  contact: { title: 'Contact', items: [{ href: 'tel:+254411000000', label: '+254 41 100 0000' }] },
  social: { title: 'Follow', items: [{ href: 'https://x.com/ours', label: 'X' }] },
  legalNotice: { company: 'Ours Limited', text: 'Ours Limited, registered in Kenya.' },
};
const member: TeamMember = {
  name: 'Achieng O.',
  role: 'Counsel',
  bio: 'Reads.',
  photo: '/team/achieng.jpg',
  photoAlt: 'Achieng O.',
  profile: { href: 'https://www.linkedin.com/in/achieng', label: 'Achieng O. on LinkedIn' },
};
const asSample = <Entry extends object>(entry: Entry) => ({ ...entry, sample: true as const });

it('tells machines the owner’s address, contact, profiles and legal name', () => {
  expect(organization(footer)).toMatchObject({
    legalName: 'Ours Limited',
    address: [{ addressLocality: 'Mombasa', streetAddress: 'Moi Avenue 1, Mombasa, Kenya' }],
    contactPoint: { telephone: '+254411000000' },
    sameAs: ['https://x.com/ours'],
  });
  expect(people([member])).toMatchObject([{ '@type': 'Person', name: 'Achieng O.', jobTitle: 'Counsel' }]);
});

it('tells them none of a sample’s', () => {
  const { offices, contact, social, legalNotice } = footer;
  const sampled = {
    ...footer,
    offices: { title: '', items: offices?.items.map(asSample) ?? [] },
    contact: { title: '', items: contact?.items.map(asSample) ?? [] },
    social: { title: '', items: social?.items.map(asSample) ?? [] },
    legalNotice: asSample(legalNotice),
  };
  expect(JSON.stringify(organization(sampled))).not.toMatch(/Mombasa|254|x\.com|Ours/);
  expect(people([asSample(member)])).toEqual([]);
});
