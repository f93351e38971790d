import type { Route } from 'next';
import type { PublicationListWords } from './publication-lists';

/** Where a link may lead: a page of this site (checked by `typedRoutes`), a place on it, a file, mail, telephone or another site. */
type Href =
  | Route
  | `#${string}`
  | `/web/Attachments/${string}`
  | `mailto:${string}`
  | `tel:${string}`
  | `https://${string}`;

/** Content that is not the owner's yet: it is marked in every build, and `npm run check:release` refuses to ship it. */
export type Sample = { sample?: true };

/** An address outside the site's own pages. Each stands once, in content/links.ts. */
export type SiteLink = Sample & {
  /** `https://…`, or a path that another program serves, such as the login screen */
  href: string;
  label: string;
  /** opens in a new tab, and says so to screen readers */
  newTab?: true;
  /** a sentence on what waits behind it, shown under the buttons */
  note?: string;
};

export type Action = Omit<SiteLink, 'href'> & {
  href: Href;
  /** also starts what it leads to: a film of this page */
  starts?: true;
};

/** A number the site claims, written once in content/claims.ts. */
export type Claim = Sample & {
  value: number;
  /** the number as printed: "500+", "200k+" */
  display: string;
  /** the number in a sentence: "over 500" */
  said: string;
  /** what follows the number: "public legal documents" */
  unit: string;
  /** one sentence: what was counted */
  countsWhat: string;
  /** what was counted, by name */
  names?: readonly string[];
};

/** A question that a reader may hold against the answer. Without an answer it waits for the owner's, and does not show. */
export type AnswerRow = Sample & { id: string; question: string; answer?: string };

/** The page on where files are kept, and its section on other pages. */
export type YourFilesContent = {
  rows: readonly AnswerRow[];
  meta: PageMeta;
  kicker: string;
  title: string;
  titleAccent: string;
  lead: string;
  more: Action;
  closing: ClosingCallContent;
};

export type QuestionsContent = { title: string; rows: readonly AnswerRow[] };

export type PageMeta = {
  /** ≤ 60 characters, unique; the brand is added by the metadata helper */
  title: string;
  /** 70–160 characters, unique */
  description: string;
};

export type HeroContent = {
  kicker: string;
  title: string;
  /** the last phrase of the title, set in a lighter italic */
  titleAccent: string;
  text: string;
  actions: readonly Action[];
};

/** Names of the drawings in components/scenes/. */
export type SceneName =
  | 'search'
  | 'repository'
  | 'wiki'
  | 'permissions'
  | 'chat'
  | 'export'
  | 'tribunal'
  | 'tenth-lining'
  | 'bill-analysis';

export type Feature = {
  id: string;
  name: string;
  kicker: string;
  title: string;
  description: readonly string[];
  image: SceneName;
  link: Href;
  ctaText: string;
};

export type FeatureCarouselContent = {
  title: string;
  text?: string;
  /** names the row of tabs to screen readers */
  tabsLabel: string;
  /** names the list that stands in for the tabs on small screens */
  selectLabel: string;
  previousLabel: string;
  nextLabel: string;
  items: readonly Feature[];
};

/** Names of the icons for a card, of those in components/ui/icon.tsx. */
export type FaceIcon =
  | 'clock'
  | 'search'
  | 'shield'
  | 'scatter'
  | 'quote'
  | 'layers'
  | 'answer'
  | 'lock'
  | 'folder'
  | 'source'
  | 'graph'
  | 'check';

export type Face = { title: string; subtitle: string; description: string; icon: FaceIcon };

type ChallengeBenefit = {
  challenge: Face;
  benefit: Face;
  /** the card shows the benefit when the page opens, so that the table shows what its cards do */
  isTurned?: true;
};

/** The table of challenges, each with its benefit on the back. */
export type FlipCardsContent = {
  title: string;
  /** the last phrase of the title, set in a lighter italic */
  titleAccent?: string;
  /** stands above the benefit's title */
  insteadLabel: string;
  turnLabel: string;
  returnLabel: string;
  pairs: readonly ChallengeBenefit[];
  /** under the table */
  actions?: readonly Action[];
};

type Encodings = { webm: `/video/${string}`; mp4: `/video/${string}` };

/** A video of this site: two encodings and its captions. */
export type VideoFiles = Encodings & {
  /** a cut of 4:5 for phones, whose width shows a wide one too small to read */
  upright?: Encodings;
  captions: { src: `/video/${string}`; lang: string; label: string };
};

export type VideoContent = Sample & {
  /** the section's anchor */
  id: string;
  kicker?: string;
  title: string;
  text?: string;
  /** the video's own name: labels the player */
  name: string;
  playLabel: string;
  /** how long it is; whatever says so takes it from here */
  seconds?: number;
  /** DD-MM-YYYY, the day on which it went online */
  published: string;
  /** beside it: how long it is, whether it has sound */
  lengthNote?: string;
  loadingLabel: string;
  failure: { text: string; linkLabel: string };
  /** `upright` stands before the upright cut */
  poster: { src: `/${string}`; width: number; height: number; upright?: `/${string}` };
  /** files of this site, or the address of its page at YouTube or Vimeo */
  source: VideoFiles | { address: `https://${string}` };
  transcript?: {
    label: string;
    note?: string;
    /** what is said or written, and what is seen meanwhile */
    lines: ReadonlyArray<{ words: string; shows?: string }>;
  };
};

type Testimonial = Sample & {
  quote: string;
  name: string;
  role: string;
  firm: string;
  /** path under public/ */
  photo?: string;
  photoAlt?: string;
  /** what the firm measured: two figures, and what they count */
  measured?: { before: string; after: string; text: string };
};

/** Names of the drawings in components/sections/integrations.tsx. */
export type IntegrationMarkName = 'sharepoint' | 'google-drive' | 'dropbox' | 'outlook' | 'gmail';

export type TeamMember = Sample & {
  name: string;
  role: string;
  /** one sentence on what this person does for the reader */
  bio: string;
  /** path under public/ */
  photo: string;
  photoAlt: string;
  profile: SiteLink;
};

/** A customer's logo: a picture file under public/logos/, SVG, PNG or JPEG, made for light grounds. */
type Logo = Sample & {
  name: string;
  /** `/logos/firm.svg` */
  logo: `/logos/${string}`;
  /** the file shows no name: it is set in type beside it */
  isEmblem?: true;
};

export type FirmLogosContent = {
  title: string;
  logos: readonly Logo[];
};

/** The site's numbers as a schedule: the first is the key figure. */
export type ProofContent = { title: string; text?: string; asAt?: string; claims: readonly Claim[] };

/** Programs whose files can be read, by what is kept in them. */
export type IntegrationsContent = {
  title: string;
  text?: string;
  groups: ReadonlyArray<{
    label: string;
    /** `mark` names the drawing, `name` is set in type beside it */
    items: ReadonlyArray<Sample & { name: string; mark: IntegrationMarkName; note?: string }>;
  }>;
};

export type TestimonialsContent = {
  title: string;
  items: readonly Testimonial[];
};

/** `name` is the award's own; without it no seal is shown. */
export type AwardContent = Sample & { title: string; name?: string; text?: string };

export type FooterLinksContent = { title: string; items: readonly SiteLink[] };

/** What stands at the foot of every page. A column that is left out, or has no entries, is not shown. */
export type FooterContent = {
  about: { title: string; text: string };
  offices?: { title: string; items: ReadonlyArray<Sample & { city: string; lines: readonly string[] }> };
  contact?: FooterLinksContent;
  social?: FooterLinksContent;
  /** `company` is the legal name, as it stands in the text */
  legalNotice: Sample & { company?: string; text: string };
};

export type ClosingCallContent = {
  title: string;
  titleAccent?: string;
  text?: string;
  actions: readonly Action[];
  /** what happens in the demo, beside its button */
  steps?: { title: string; items: ReadonlyArray<{ title: string; text: string }> };
};

/** A section that argues one capability beside its scene. */
export type ChapterContent = {
  /** the section's anchor, unique on its page */
  id: string;
  kicker: string;
  title: string;
  text: readonly string[];
  /** set apart from the argument: what to check, what to expect */
  note?: string;
  /** name and one sentence each */
  points?: ReadonlyArray<{ name: string; text: string }>;
  claim?: Claim;
  image: SceneName;
  actions: readonly Action[];
};

/** The newest editions, by their covers. */
export type PublicationsTeaserContent = {
  kicker: string;
  title: string;
  text: string;
  claim?: Claim;
  action: Action;
};

/** The home page. What may be left out is not shown, and neither is a list without entries. */
export type HomeContent = {
  meta: PageMeta;
  hero: HeroContent;
  firms?: FirmLogosContent;
  proof?: ProofContent;
  integrations?: IntegrationsContent;
  testimonials?: TestimonialsContent;
  award?: AwardContent;
  closing: ClosingCallContent;
};

/** A field that searches the summarised cases, and three searches to try. */
export type CaseSearchContent = {
  label: string;
  submitLabel: string;
  examplesLabel: string;
  examples: readonly [string, string, string];
};

/** The page for lawyers; likewise. */
export type LegalContent = {
  meta: PageMeta;
  hero: HeroContent;
  /** the counter counts up to it */
  keyFigure: Claim;
  search?: CaseSearchContent;
  repository?: ChapterContent;
  tenthLining?: ChapterContent;
  billAnalysis?: ChapterContent;
  publications?: PublicationsTeaserContent;
  closing: ClosingCallContent;
};

/** What cases are about: one of content/subjects.ts. */
export type Subject = {
  /** part of its page's address */
  id: string;
  name: string;
};

type SubjectCase = { publication: Publication; one: PublicationCase };

export type SubjectPage = Subject & {
  /** newest first, and those of one publication in its order */
  cases: readonly SubjectCase[];
  /** whether search engines may have it: it has cases, and none of them is a sample */
  isFindable: boolean;
};

/** How a tribunal disposed of a case. */
export const outcomes = ['allowed', 'dismissed', 'allowed in part', 'struck out', 'settled'] as const;

/** What became of a decision in a higher court. */
export const laterOutcomes = ['upheld', 'set aside', 'varied', 'remitted', 'withdrawn', 'pending'] as const;

/** Where a judgment can be found: its neutral citation, and its address at Kenya Law or another institute. */
export type JudgmentSource = { citation?: string; link?: string };

type LaterDecision = JudgmentSource & {
  court: string;
  outcome: (typeof laterOutcomes)[number];
  /** DD-MM-YYYY; of a pending appeal the day it was lodged */
  date: string;
};

/** A case of a publication's contents; data/case-schema.ts checks each field's form. */
export type PublicationCase = Sample &
  JudgmentSource & {
    /** the parties */
    name: string;
    /** the head of tax, or "Procedure": a name of content/subjects.ts */
    subject: string;
    /** what was in dispute, in a line */
    issue: string;
    outcome?: (typeof outcomes)[number];
    /** what was held, in one sentence */
    holding?: string;
    /** `section` is the bare number, "31(1)", or names a place: "First Schedule, paragraph 2" */
    provisions?: ReadonlyArray<{ section: string; act: string }>;
    laterHistory?: readonly LaterDecision[];
    /** DD-MM-YYYY: when somebody last looked whether there is a later decision */
    checkedOn?: string;
    /** "KES 12,400,000", "KES 12.4 million" */
    amount?: string;
    /** the years in dispute: "2019 to 2022" */
    period?: string;
    /** on which page of the PDF it begins */
    page?: number;
    /** its summary, to be read without the form; one case a publication has it */
    open?: { issue: string; reasoning: string; held: string };
  };

/** One file of content/publications; the shape is checked in data/front-matter.ts. */
export type Publication = Sample & {
  /** a label as the owner's list has it: not unique, never a key (docs/design.md §3) */
  id: string;
  /** the file's name: unique, part of the address */
  slug: string;
  title: string;
  /** what stands on the card: "31 cases summarised" */
  description: string;
  /** path of the cover under public/ */
  image: string;
  pdfUrl: `/web/Attachments/${string}`;
  pdfFileName: string;
  /** the publication's own page */
  link: Route;
  /** DD-MM-YYYY */
  date: string;
  /** DD-MM-YYYY, when the file or its words were changed after they were published */
  updated?: string;
  /** seen in `next dev` alone, whatever its date */
  draft?: true;
  /** which list it stands in */
  list: PublicationListWords['id'];
  /** number of cases, counted towards the claim */
  cases: number;
  /** who wrote it and who read it over, as they are to be named */
  author?: string;
  reviewer?: string;
  /** what was prepared with AI names its reviewer */
  prepared?: 'by hand' | 'with AI';
  contents: readonly PublicationCase[];
  /** paragraphs of plain text */
  abstract: readonly string[];
};

/** A publication with what its PDF tells about itself: what lists, cards and its own page are given. */
export type ListedPublication = Publication & { pdf: PdfFacts };

export type PublicationList = PublicationListWords & { publications: readonly ListedPublication[] };

/** A part of a page of prose, such as the privacy policy. */
export type ProseSection = Sample & {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  /** paragraphs after the list */
  after?: readonly string[];
  action?: Action;
};

/** How a reader hears of the next edition, beside the feed. */
export type NextEditionContent = {
  /** the words of the button that opens the form */
  label: string;
  /** the letters and digits that follow `/to/` in the form's address */
  formId?: string;
  /** where that form's account is kept; without it the site's setting holds */
  region?: 'us' | 'eu';
  /** a channel on WhatsApp, by its link */
  channel?: { href: string; label: string };
};

/** What a link to this site may say of where it stood. */
export type CampaignContent = {
  /** names of an address's parameters that are handed on, and of the forms' hidden fields */
  parameters: readonly string[];
  /** the hidden field for the path of the visit's first page */
  firstPage: string;
};

/** Whether visits are counted, and by whom. */
export type AnalyticsContent =
  | { service: 'none' }
  | {
      service: 'plausible';
      /** where it runs, such as `https://plausible.io` */
      host: string;
      /** the domain that the site has there */
      site: string;
    };

export type PdfFacts = {
  pages: number;
  bytes: number;
  /** the title in its metadata; undefined when it has none */
  title?: string;
};
