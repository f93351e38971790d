import { z } from 'zod';
import { readVideoAddress } from '@/lib/video-address';
import * as kinds from './kinds';
import { claim, href, label, list, optionalTexts, optionalTrue, optionalWords, sample, texts, words } from './kinds';
import { sceneName } from './scenes';

export type PageMeta = z.infer<typeof kinds.meta>;
export type Sample = { sample?: true };
export type Claim = z.infer<typeof claim>;

export const siteLink = z.strictObject({
  ...sample,
  label: label(),
  href: href(),
  /** opens in a new tab, and says so to screen readers */
  newTab: optionalTrue(),
  /** a sentence on what it leads to, shown below the buttons */
  note: optionalWords(),
});
export type SiteLink = z.infer<typeof siteLink>;

/** `startsFilm`: the link also starts the film that it leads to. */
export const action = siteLink.extend({ startsFilm: optionalTrue() });
export type Action = z.infer<typeof action>;

export const pageLink = z.strictObject({ label: label(), href: href() });

/** `titleAccent` is the heading's last phrase, set in a lighter italic. */
export const pageHeading = { kicker: words(), title: kinds.headline(), titleAccent: kinds.headline() };

const hero = z.strictObject({ ...pageHeading, text: words(), actions: list(action) });
export type HeroContent = z.infer<typeof hero>;

export const demoSteps = z.strictObject({ title: words(), items: list(texts('title text'), 'title') });

export const closingCall = z.strictObject({
  title: words(),
  ...optionalTexts('titleAccent text'),
  actions: list(action, 'label'),
  steps: demoSteps.optional(),
});
export type ClosingCallContent = z.infer<typeof closingCall>;

/** A section about one capability, with its scene. */
const capability = z.strictObject({
  id: kinds.anchor(),
  ...texts('kicker title').shape,
  text: list(words()),
  /** `note` is set apart: what the reader should check */
  ...optionalTexts('note'),
  points: list(texts('name text'), 'name').optional(),
  claim: claim.optional(),
  image: sceneName,
  actions: list(action),
});
export type CapabilityContent = z.infer<typeof capability>;

/** A section of a page of prose, such as the privacy policy. */
export const proseSection = z.strictObject({
  ...sample,
  id: kinds.anchor(),
  title: words(),
  paragraphs: list(words()),
  items: list(words()).optional(),
  /** paragraphs after the list */
  after: list(words()).optional(),
  action: action.optional(),
});
export type ProseSection = z.infer<typeof proseSection>;

/** A question; without an answer, which is the owner's to give, it is not shown. */
const answerRow = z.strictObject({ ...sample, id: kinds.anchor(), question: words(), ...optionalTexts('answer') });
export type Question = z.infer<typeof answerRow>;

const rows = list(answerRow, 'id', 'question');

const dataTable = z.strictObject({
  ...sample,
  title: words(),
  columns: texts('data place who time'),
  rows: list(texts('data place who time'), 'data'),
});
export type DataTableContent = z.infer<typeof dataTable>;

/** The page on where files are kept, and its summary on other pages. */
export const yourFiles = z.strictObject({
  /** the countries of the storage provider and of the AI model's provider */
  places: z.strictObject({ storage: answerRow, model: answerRow }),
  table: dataTable,
  rows,
  meta: kinds.meta,
  ...pageHeading,
  lead: words(),
  more: action,
  closing: closingCall,
});
export type YourFilesContent = z.infer<typeof yourFiles>;

export const questions = z.strictObject({ title: words(), rows });
export type QuestionsContent = z.infer<typeof questions>;

/** A portrait's text alternative has to name the person. */
const namesPerson = ({ name, photoAlt }: { name: string; photoAlt?: string }) => !photoAlt || photoAlt.includes(name);
const unnamed = { error: 'does not name the person in the picture', path: ['photoAlt'] };

/** `bio` is one sentence on what this person does for the reader. */
const teamMember = z
  .strictObject({
    ...sample,
    ...texts('name role bio').shape,
    photo: kinds.picture('portrait'),
    photoAlt: kinds.alt(),
    profile: siteLink,
  })
  .refine(namesPerson, unnamed);
export type TeamMember = z.infer<typeof teamMember>;

export const team = z.strictObject({
  meta: kinds.meta,
  intro: z.strictObject({ ...pageHeading, lead: words() }),
  list: z.strictObject({ title: words(), members: list(teamMember, 'name', 'bio', 'photo', 'profile.href') }),
  closing: closingCall,
});

/** `measured` is what the firm measured: two figures, and what they count. */
const testimonial = z
  .strictObject({
    ...sample,
    quote: kinds.quotation(),
    ...texts('name role firm').shape,
    photo: kinds.picture('portrait').optional(),
    photoAlt: kinds.alt().optional(),
    measured: z
      .strictObject({
        before: kinds.quotation(),
        after: kinds.quotation(),
        text: kinds.quotation(),
        ...texts('beforeLabel afterLabel').shape,
      })
      .optional(),
  })
  .refine(({ photo, photoAlt }) => !photo || photoAlt, {
    error: 'is missing; it says what the picture shows',
    path: ['photoAlt'],
  })
  .refine(namesPerson, unnamed);

const testimonials = z.strictObject({
  title: words(),
  items: list(testimonial, 'quote', 'name', 'photo'),
});
export type TestimonialsContent = z.infer<typeof testimonials>;

/** A customer's logo, for light grounds. `isEmblem`: it contains no name, so the name is set beside it. */
const logo = z.strictObject({ ...sample, name: words(), logo: kinds.picture('logo'), isEmblem: optionalTrue() });
const firmLogos = z.strictObject({ title: words(), logos: list(logo, 'name') });
export type FirmLogosContent = z.infer<typeof firmLogos>;

/** The site's numbers; the first is the largest. */
const proof = z.strictObject({ title: words(), ...optionalTexts('text asAt'), claims: list(claim) });
export type ProofContent = z.infer<typeof proof>;

/** A program whose files the product can read. */
const integration = z.strictObject({ ...sample, name: words(), logo: kinds.picture('logo'), ...optionalTexts('note') });
const integrations = z.strictObject({
  title: words(),
  ...optionalTexts('text'),
  groups: list(z.strictObject({ label: words(), items: list(integration, 'name') }), 'label'),
});
export type IntegrationsContent = z.infer<typeof integrations>;

/** `name` is the award's name, `logo` its badge. */
const award = z.strictObject({
  ...sample,
  title: words(),
  ...optionalTexts('name text'),
  logo: kinds.picture('logo').optional(),
});
export type AwardContent = z.infer<typeof award>;

/** What every landing page has. */
export const landingPage = z.strictObject({ meta: kinds.meta, hero, closing: closingCall });

/** A section that is left out, or whose list is empty, is not shown. */
export const home = landingPage.extend(
  z.strictObject({ firms: firmLogos, proof, integrations, testimonials, award }).partial().shape,
);
export type HomeContent = z.infer<typeof home>;

const caseSearch = z.strictObject({
  /** `scope`: "{cases} cases of {publications} publications" */
  ...texts('label submitLabel examplesLabel scope').shape,
  examples: z.array(words()).min(1).max(4).readonly(),
});
export type CaseSearchContent = z.infer<typeof caseSearch>;

const publicationsTeaser = z.strictObject({ ...texts('kicker title text').shape, claim: claim.optional(), action });
export type PublicationsTeaserContent = z.infer<typeof publicationsTeaser>;

const legalSections = z.strictObject({
  search: caseSearch,
  repository: capability,
  tenthLining: capability,
  billAnalysis: capability,
  publications: publicationsTeaser,
});
/** The counter counts up to `keyFigure`. */
export const legal = landingPage.extend({
  keyFigure: claim,
  figures: z.array(claim).max(2).readonly(),
  ...legalSections.partial().shape,
});
export type LegalContent = z.infer<typeof legal>;

const feature = z.strictObject({
  id: kinds.anchor(),
  ...texts('name kicker title').shape,
  description: list(words()),
  image: sceneName,
  link: href(),
  ctaText: label(),
});
export type Feature = z.infer<typeof feature>;

/** `tabsLabel` is the tabs' accessible name, `selectLabel` names the select that replaces them on small screens. */
export const featureCarousel = z.strictObject({
  ...texts('title tabsLabel placeLabel selectLabel previousLabel nextLabel').shape,
  ...optionalTexts('text'),
  items: list(feature, 'id', 'name'),
});
export type FeatureCarouselContent = z.infer<typeof featureCarousel>;

/** Icons of components/ui/icon.tsx that a card may use. */
const cardIcon = z.enum([
  ...(['clock', 'search', 'shield', 'scatter', 'quote', 'layers'] as const),
  ...(['answer', 'lock', 'folder', 'source', 'graph', 'check'] as const),
]);
export type CardIcon = z.infer<typeof cardIcon>;

const face = z.strictObject({ ...texts('title subtitle description').shape, icon: cardIcon });
export type CardSide = z.infer<typeof face>;

/** `isTurned`: the card shows its benefit when the page opens, so readers see that cards turn. */
const pair = z.strictObject({ challenge: face, benefit: face, isTurned: optionalTrue() });

/** `insteadLabel` is above a benefit's title. */
export const flipCards = z.strictObject({
  ...texts('title insteadLabel turnLabel returnLabel').shape,
  ...optionalTexts('titleAccent'),
  pairs: list(pair, 'challenge.title'),
  actions: list(action).optional(),
});
export type FlipCardsContent = z.infer<typeof flipCards>;

const encodings = { webm: kinds.file('webm'), mp4: kinds.file('mp4') };

/** A video of this site; `upright` is a cut of 4:5 for phones. */
const videoFiles = z.strictObject({
  ...encodings,
  upright: z.strictObject(encodings).optional(),
  captions: z.strictObject({ src: kinds.file('vtt'), ...texts('lang label').shape }),
});
export type VideoFiles = z.infer<typeof videoFiles>;

const videoElsewhere = z.strictObject({
  address: z.string().refine((address) => kinds.holds(() => readVideoAddress(address).playerUrl !== ''), {
    error: ({ input }) =>
      `"${input}" is not a video at YouTube or Vimeo; give what its "Share" button gives, such as https://youtu.be/… or https://vimeo.com/…`,
  }),
});

export const video = z.strictObject({
  ...sample,
  id: kinds.anchor(),
  /** `name` is the accessible name of the player */
  ...texts('title name playLabel loadingLabel').shape,
  /** `lengthNote` says how long it is, and whether it has sound */
  ...optionalTexts('kicker text lengthNote'),
  seconds: kinds.count().optional(),
  /** the day on which it went online */
  published: kinds.day(),
  failure: texts('text linkLabel'),
  /** `upright` is the poster of the upright cut */
  poster: z.strictObject({ src: kinds.picture('poster'), upright: kinds.picture('poster').optional() }),
  source: z.union([videoFiles, videoElsewhere]),
  /** `words` is what is said or written, `shows` what is shown meanwhile */
  transcript: z
    .strictObject({
      label: words(),
      ...optionalTexts('note'),
      lines: list(z.strictObject({ words: words(), ...optionalTexts('shows') })),
    })
    .optional(),
});
export type VideoContent = z.infer<typeof video>;
