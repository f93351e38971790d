import { z } from 'zod';
import { alt, anchor, claim, count, href, list, meta, texts, words } from './kinds';
import { landingPage, siteLink } from './sections';

const marginDetail = z.strictObject({ alt: alt(), pageNumber: count() });
export type MarginDetailContent = z.infer<typeof marginDetail>;

const beforeAfter = z.strictObject({
  id: anchor(),
  ...texts('title text').shape,
  /** accessible name of the choice between the states */
  legend: words(),
  /** the last one shows first; components/sections/tenth-lining/numbered-page.tsx draws them */
  states: list(
    z.strictObject({ id: z.enum(['typed', 'word', 'lined']), label: words(), caption: words() }),
    'id',
    'label',
  ),
  alt: alt(),
  pageNumber: count(),
});
export type BeforeAfterContent = z.infer<typeof beforeAfter>;

const rule = z.strictObject({
  ...texts('title statement caution').shape,
  people: list(texts('name text'), 'name'),
});
export type RuleContent = z.infer<typeof rule>;

const steps = z.strictObject({
  title: words(),
  items: list(texts('title text')),
  /** a link to another way to number a record */
  another: z.strictObject({ text: words(), label: words(), href: href() }).optional(),
});
export type StepsContent = z.infer<typeof steps>;

const costs = z.strictObject({
  ...texts('title text').shape,
  ways: list(texts('name text price'), 'name'),
  claim: claim,
});
export type CostsContent = z.infer<typeof costs>;

export const tenthLining = landingPage.extend({ detail: marginDetail, beforeAfter, rule, steps, costs });
export type TenthLiningContent = z.infer<typeof tenthLining>;

/** The page that numbers a reader's PDF; names in braces, such as `{page}`, are replaced. */
export const numberPdf = z.strictObject({
  meta,
  ...texts('title titleAccent lead').shape,
  noScript: z.strictObject({ text: words(), link: siteLink.optional() }),
  choose: texts('label region another hint drop'),
  sample: texts('label name failed'),
  terms: z.strictObject({
    ...texts('cost limits').shape,
    elsewhere: z.strictObject({ text: words(), terms: words(), link: siteLink }).optional(),
  }),
  progress: texts('opening reading readingOne read busy cancel cancelled done doneClear pages page'),
  facts: texts('signed certified shell encrypted repaired copied numbered withoutNumbers recalled forget'),
  record: texts(
    'title text add place page pages onePage pageCount waiting numbering toLook locked open',
    'openOf download downloadOf up down remove moved removed all archive making failed tooLarge notYet',
  ),
  download: texts('label what ready waiting saved next'),
  password: texts('label text wrong ownerLabel ownerText ownerWrong submit'),
  problems: texts(
    'empty word-file not-pdf damaged security-unknown numbered-elsewhere too-large',
    'copy-too-large over-limit unreadable cannot-write engine-failed',
  ),
  doubts: z.strictObject({
    ...texts('title none pageOf pagesOf page pageSeen more next settle settleAll').shape,
    ...texts('makeRoom makeRoomOne makeRoomNote').shape,
    ranks: texts('likely-wrong to-say placing'),
    reasons: texts(
      'no-text columns table picture sideways poor-scan handwriting narrow-margin',
      'uneven-rows on-ink unseen edge-rows unread undecoded unwritten chart',
    ),
  }),
  settings: z.strictObject({
    ...texts('title footnotes lineNumbers pageNumbers first from wrong').shape,
    every: texts('label 10 5 1'),
    count: texts('label restart continue'),
    skip: texts('label hint wrong'),
  }),
  sheets: texts('title page wrong of before after earlier later counts none words unnumbered open doubtful'),
  correct: texts(
    'closer close turn undo text more top bottom percent forAll add addIt added rows row head headOf',
    'skip makeRoom',
  ),
  counted: texts('title text caution'),
  privacy: texts('title text check'),
});
export type NumberPdfContent = z.infer<typeof numberPdf>;
