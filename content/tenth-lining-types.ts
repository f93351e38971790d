import type { Action, Claim, ClosingCallContent, HeroContent, PageMeta } from './types';

/** The ways a page can look in the before/after; components/sections/tenth-lining/numbered-page.tsx draws each. */
type NumberingState = 'typed' | 'word' | 'lined';

export type MarginDetailContent = { alt: string; pageNumber: number };

export type BeforeAfterContent = {
  /** the section's anchor */
  id: string;
  title: string;
  text: string;
  /** what the choice between the states is called */
  legend: string;
  /** the last one is shown first: it is what the page is about */
  states: ReadonlyArray<{ id: NumberingState; label: string; caption: string }>;
  alt: string;
  pageNumber: number;
};

export type RuleContent = {
  title: string;
  statement: string;
  caution: string;
  people: ReadonlyArray<{ name: string; text: string }>;
};

export type StepsContent = {
  title: string;
  items: ReadonlyArray<{ title: string; text: string }>;
  /** a second way to the same end */
  another?: Action & { text: string };
};

export type CostsContent = {
  title: string;
  text: string;
  ways: ReadonlyArray<{ name: string; text: string; price: string }>;
  claim: Claim;
};

export type TenthLiningContent = {
  meta: PageMeta;
  hero: HeroContent;
  detail: MarginDetailContent;
  beforeAfter: BeforeAfterContent;
  rule: RuleContent;
  steps: StepsContent;
  costs: CostsContent;
  closing: ClosingCallContent;
};
