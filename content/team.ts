import { links } from './links';
import { site } from './site';
import type { ClosingCallContent, PageMeta, TeamMember } from './types';

const profile = (id: string, name: string) => ({
  href: `https://www.linkedin.com/in/sample-${id}`,
  label: `${name} on LinkedIn`,
  newTab: true as const,
  sample: true as const,
});

/** In the order of the list. */
const members = [
  {
    name: 'Njeri M.',
    role: 'Founder and chief executive',
    bio: 'Practised as an advocate until the fourth night spent looking for one letter, and still reads every summary before it is published.',
    photo: '/team/njeri.svg',
    photoAlt: 'Drawn portrait of Njeri M.: short natural hair, a dark jacket and an advocate’s white bands.',
    profile: profile('njeri', 'Njeri M.'),
    sample: true,
  },
  {
    name: 'Okello P.',
    role: 'Head of engineering',
    bio: 'Answers for the search: that it is quick on a phone, and that an answer leads to a page you can open.',
    photo: '/team/okello.svg',
    photoAlt: 'Drawn portrait of Okello P.: shaven head, short beard and round glasses.',
    profile: profile('okello', 'Okello P.'),
    sample: true,
  },
  {
    name: 'Amina H.',
    role: 'Tax research',
    bio: 'Reads tribunal decisions from the first page to the last and writes the summary that saves you doing the same.',
    photo: '/team/amina.svg',
    photoAlt: 'Drawn portrait of Amina H.: a teal headscarf over a clay-coloured coat.',
    profile: profile('amina', 'Amina H.'),
    sample: true,
  },
  {
    name: 'Mugisha T.',
    role: 'Public law repository',
    bio: 'Finds, checks and files the public documents, and can tell you which ones are missing and why.',
    photo: '/team/mugisha.svg',
    photoAlt: 'Drawn portrait of Mugisha T.: close-cropped hair, a grey suit and a clay-coloured tie.',
    profile: profile('mugisha', 'Mugisha T.'),
    sample: true,
  },
  {
    name: 'Neema J.',
    role: 'Customer onboarding',
    bio: 'Sits with your clerks in the first week, moves the shared drive over, and sets who may read and write what.',
    photo: '/team/neema.svg',
    photoAlt: 'Drawn portrait of Neema J.: a patterned headwrap, gold earrings and a dark dress.',
    profile: profile('neema', 'Neema J.'),
    sample: true,
  },
  {
    name: 'Hirut B.',
    role: 'Product design',
    bio: 'Draws the screens and takes away whatever stands between a question and the paragraph that answers it.',
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
      'The advocates, tax advisers and engineers behind the repository, the answers and the tribunal summaries: who does what, and where to find them.',
  } satisfies PageMeta,
  intro: {
    kicker: 'Team',
    title: 'Who answers',
    titleAccent: 'when you ask.',
    lead: `${site.name} is made by people who drafted, filed and looked for legal papers for a living.`,
  },
  list: { title: 'Who does what', members },
  closing: {
    title: 'Ask one of us',
    titleAccent: 'the question first.',
    text: 'Bring a point you have settled yourself, and compare.',
    actions: [links.bookDemo],
  } satisfies ClosingCallContent,
} as const;
