import { z } from 'zod';
import { videoPlayer } from '@/lib/video-address';
import * as kinds from './kinds';
import { claim, href, label, list, maybe, sample, texts, words, yes } from './kinds';
import { sceneName } from './scenes';

export type PageMeta = z.infer<typeof kinds.meta>;
export type Sample = { sample?: true };
export type Claim = z.infer<typeof claim>;

/** An address outside the site's own pages stands once, in content/links.ts. */
export const siteLink = z.strictObject({
  ...sample,
  label: label(),
  href: href(),
  /** opens in a new tab, and says so to screen readers */
  newTab: yes(),
  /** a sentence on what waits behind it, shown under the buttons */
  note: words().optional(),
});
export type SiteLink = z.infer<typeof siteLink>;

/** `startsFilm`: the link also starts the film that it leads to. */
export const action = siteLink.extend({ startsFilm: yes() });
export type Action = z.infer<typeof action>;

/** A page's name and its address, as menus have them. */
export const pageLink = z.strictObject({ label: label(), href: href() });

/** A page's first heading: `titleAccent` is its last phrase, set in a lighter italic. */
export const pageHeading = { kicker: words(), title: kinds.headline(), titleAccent: kinds.headline() };

const hero = z.strictObject({ ...pageHeading, text: words(), actions: list(action) });
export type HeroContent = z.infer<typeof hero>;

/** What happens in the demo, beside its button. */
export const demoSteps = z.strictObject({ title: words(), items: list(texts('title text'), 'title') });

export const closingCall = z.strictObject({
  title: words(),
  ...maybe('titleAccent text'),
  actions: list(action, 'label'),
  steps: demoSteps.optional(),
});
export type ClosingCallContent = z.infer<typeof closingCall>;

/** A section that argues one capability beside its scene. */
const chapter = z.strictObject({
  /** the section's anchor, unique on its page */
  id: kinds.anchor(),
  ...texts('kicker title').shape,
  text: list(words()),
  /** `note` is set apart from the argument: what to check, what to expect */
  ...maybe('note'),
  points: list(texts('name text'), 'name').optional(),
  claim: claim.optional(),
  image: sceneName,
  actions: list(action),
});
export type ChapterContent = z.infer<typeof chapter>;

/** A part of a page of prose, such as the privacy policy. */
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

/** A question that a reader may hold against the answer. Without an answer it waits for the owner's, and does not show. */
const answerRow = z.strictObject({ ...sample, id: kinds.anchor(), question: words(), ...maybe('answer') });
export type AnswerRow = z.infer<typeof answerRow>;

const rows = list(answerRow, 'id', 'question');

/** Which data are kept where, who sees them, and for how long: a row each. */
const dataTable = z.strictObject({
  ...sample,
  title: words(),
  columns: texts('data place who time'),
  rows: list(texts('data place who time'), 'data'),
});
export type DataTableContent = z.infer<typeof dataTable>;

/** The page on where files are kept, and its section on other pages. */
export const yourFiles = z.strictObject({
  /** the countries of whoever stores files and of the model's provider */
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

/** Whose face it is must be told to who does not see it. */
const namesPerson = ({ name, photoAlt }: { name: string; photoAlt?: string }) => !photoAlt || photoAlt.includes(name);
const unnamed = { error: 'does not name the person whom the picture shows', path: ['photoAlt'] };

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

/** A customer's logo, made for light grounds. `isEmblem`: it shows no name, which is set in type beside it. */
const logo = z.strictObject({ ...sample, name: words(), logo: kinds.picture('logo'), isEmblem: yes() });
const firmLogos = z.strictObject({ title: words(), logos: list(logo, 'name') });
export type FirmLogosContent = z.infer<typeof firmLogos>;

/** The site's numbers as a schedule: the first is the key figure. */
const proof = z.strictObject({ title: words(), ...maybe('text asAt'), claims: list(claim) });
export type ProofContent = z.infer<typeof proof>;

/** Programs whose files can be read, by what is kept in them. `name` is set in type beside the logo. */
const integration = z.strictObject({ ...sample, name: words(), logo: kinds.picture('logo'), ...maybe('note') });
const integrations = z.strictObject({
  title: words(),
  ...maybe('text'),
  groups: list(z.strictObject({ label: words(), items: list(integration, 'name') }), 'label'),
});
export type IntegrationsContent = z.infer<typeof integrations>;

/** `name` is the award's own, `logo` the badge that those who give it hand out. */
const award = z.strictObject({
  ...sample,
  title: words(),
  ...maybe('name text'),
  logo: kinds.picture('logo').optional(),
});
export type AwardContent = z.infer<typeof award>;

/** What each page that argues for the product begins and ends with. */
export const landingPage = z.strictObject({ meta: kinds.meta, hero, closing: closingCall });

/** The home page. What is left out is not shown, and neither is a list without entries. */
export const home = landingPage.extend(
  z.strictObject({ firms: firmLogos, proof, integrations, testimonials, award }).partial().shape,
);
export type HomeContent = z.infer<typeof home>;

/** A field that searches the summarised cases, and three searches to try. */
const caseSearch = z.strictObject({
  /** `scope`: what it searches; the numbers stand at {cases} and {publications} */
  ...texts('label submitLabel examplesLabel scope').shape,
  examples: z.tuple([words(), words(), words()]).readonly(),
});
export type CaseSearchContent = z.infer<typeof caseSearch>;

/** The newest editions, by their covers. */
const publicationsTeaser = z.strictObject({ ...texts('kicker title text').shape, claim: claim.optional(), action });
export type PublicationsTeaserContent = z.infer<typeof publicationsTeaser>;

const legalSections = z.strictObject({
  search: caseSearch,
  repository: chapter,
  tenthLining: chapter,
  billAnalysis: chapter,
  publications: publicationsTeaser,
});
/** The page for lawyers; likewise. The counter counts up to `keyFigure`; at most two figures stand beside it. */
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

/** `tabsLabel` names the row of tabs to screen readers, `selectLabel` the list that stands in for it on small screens. */
export const featureCarousel = z.strictObject({
  ...texts('title tabsLabel placeLabel selectLabel previousLabel nextLabel').shape,
  ...maybe('text'),
  items: list(feature, 'id', 'name'),
});
export type FeatureCarouselContent = z.infer<typeof featureCarousel>;

/** Names of the icons for a card, of those in components/ui/icon.tsx. */
const faceIcon = z.enum([
  ...(['clock', 'search', 'shield', 'scatter', 'quote', 'layers'] as const),
  ...(['answer', 'lock', 'folder', 'source', 'graph', 'check'] as const),
]);
export type FaceIcon = z.infer<typeof faceIcon>;

const face = z.strictObject({ ...texts('title subtitle description').shape, icon: faceIcon });
export type Face = z.infer<typeof face>;

/** `isTurned`: the card shows the benefit when the page opens, so that the table shows what its cards do. */
const pair = z.strictObject({ challenge: face, benefit: face, isTurned: yes() });

/** The table of challenges, each with its benefit on the back. `insteadLabel` stands above the benefit's title. */
export const flipCards = z.strictObject({
  ...texts('title insteadLabel turnLabel returnLabel').shape,
  ...maybe('titleAccent'),
  pairs: list(pair, 'challenge.title'),
  /** under the table */
  actions: list(action).optional(),
});
export type FlipCardsContent = z.infer<typeof flipCards>;

const encodings = { webm: kinds.file('webm'), mp4: kinds.file('mp4') };

/** A video of this site: two encodings, its captions, and a cut of 4:5 for phones, which show a wide one too small. */
const videoFiles = z.strictObject({
  ...encodings,
  upright: z.strictObject(encodings).optional(),
  captions: z.strictObject({ src: kinds.file('vtt'), ...texts('lang label').shape }),
});
export type VideoFiles = z.infer<typeof videoFiles>;

const videoElsewhere = z.strictObject({
  address: z.string().superRefine(
    kinds.rule((address) => {
      try {
        videoPlayer(address);
        return undefined;
      } catch {
        return `"${address}" is not a video at YouTube or Vimeo; give what its "Share" button gives, such as https://youtu.be/… or https://vimeo.com/…`;
      }
    }),
  ),
});

/** A film on a page. */
export const video = z.strictObject({
  ...sample,
  /** the section's anchor */
  id: kinds.anchor(),
  /** `name` is the video's own, and labels the player */
  ...texts('title name playLabel loadingLabel').shape,
  /** `lengthNote` stands beside it: how long it is, whether it has sound */
  ...maybe('kicker text lengthNote'),
  /** how long it is; whatever says so takes it from here */
  seconds: kinds.count().optional(),
  /** the day on which it went online */
  published: kinds.day(),
  failure: texts('text linkLabel'),
  /** `upright` stands before the upright cut */
  poster: z.strictObject({ src: kinds.picture('poster'), upright: kinds.picture('poster').optional() }),
  source: z.union([videoFiles, videoElsewhere]),
  /** `words` are what is said or written, `shows` what is seen meanwhile */
  transcript: z
    .strictObject({
      label: words(),
      ...maybe('note'),
      lines: list(z.strictObject({ words: words(), ...maybe('shows') })),
    })
    .optional(),
});
export type VideoContent = z.infer<typeof video>;
