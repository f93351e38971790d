import { links } from './links';
import { site } from './site';
import type { ClosingCallContent, PageMeta, TeamMember } from './types';

const profile = (id: string, name: string) => ({
  href: `https://linkedin.example/in/${id}`,
  label: `${name} on LinkedIn`,
  newTab: true as const,
  sample: true as const,
});

/** In the order of the list. */
const members = [
  {
    name: 'Njeri M.',
    role: 'Founder and chief executive',
    bio: `Practised law before founding ${site.name}, after one search too many.`,
    photo: '/team/njeri.svg',
    photoAlt: 'Drawn portrait of Njeri M.: short natural hair, gold earrings and a dark jacket.',
    profile: profile('njeri', 'Njeri M.'),
    sample: true,
  },
  {
    name: 'Okello P.',
    role: 'Head of engineering',
    bio: 'Keeps search fast, even on a phone, and every answer linked to its page.',
    photo: '/team/okello.svg',
    photoAlt: 'Drawn portrait of Okello P.: shaven head, short beard and round glasses.',
    profile: profile('okello', 'Okello P.'),
    sample: true,
  },
  {
    name: 'Amina H.',
    role: 'Tax research',
    bio: 'Works on the tribunal summaries.',
    photo: '/team/amina.svg',
    photoAlt: 'Drawn portrait of Amina H.: a teal headscarf over a clay-coloured coat.',
    profile: profile('amina', 'Amina H.'),
    sample: true,
  },
  {
    name: 'Mugisha T.',
    role: 'Public legal repository',
    bio: 'Finds, checks and files the public legal documents.',
    photo: '/team/mugisha.svg',
    photoAlt: 'Drawn portrait of Mugisha T.: close-cropped hair, a grey suit and a clay-coloured tie.',
    profile: profile('mugisha', 'Mugisha T.'),
    sample: true,
  },
  {
    name: 'Neema J.',
    role: 'Customer onboarding',
    bio: 'Helps you set up groups and permissions, and move your files.',
    photo: '/team/neema.svg',
    photoAlt: 'Drawn portrait of Neema J.: a patterned headwrap, gold earrings and a dark dress.',
    profile: profile('neema', 'Neema J.'),
    sample: true,
  },
  {
    name: 'Hirut B.',
    role: 'Product design',
    bio: 'Designs the screens, and removes what is not needed.',
    photo: '/team/hirut.svg',
    photoAlt: 'Drawn portrait of Hirut B.: long braids over the shoulders and a light shirt.',
    profile: profile('hirut', 'Hirut B.'),
    sample: true,
  },
] as const satisfies readonly TeamMember[];

export const team = {
  meta: {
    title: 'The team',
    description:
      'The lawyers, tax researchers and engineers behind the repository, the answers and the tribunal summaries: who does what, and where to find them.',
  } satisfies PageMeta,
  intro: {
    kicker: 'Team',
    title: 'The people',
    titleAccent: `behind ${site.name}`,
    lead: 'Lawyers, tax researchers and engineers who build AI document management for legal and tax teams in East Africa.',
  },
  list: { title: 'Who does what', members },
  closing: {
    title: 'Meet us',
    titleAccent: 'in a demo.',
    text: 'Bring a question you know the answer to, and compare.',
    actions: [links.bookDemo],
  } satisfies ClosingCallContent,
} as const;
