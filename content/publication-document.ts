import { site } from './site';

/** The words that covers and PDFs print around a publication's own. */
export const publicationDocument = {
  series: { 'TAT summaries': 'Tax Appeals Tribunal summaries', whitepapers: 'Namibian taxes and the courts' },
  jurisdiction: { 'TAT summaries': 'Kenya', whitepapers: 'Namibia' },
  coverEdition: 'edition',
  contents: 'Contents',
  abstract: 'In this edition',
  sampleMark: 'Sample',
  sampleNote:
    'This is a sample. Every case in it is invented, every party is called Sample, and none carries a citation: nothing here may be quoted as law. The file shows how an edition is set, and stands in for the edition itself.',
  caseLabels: { question: 'Question', holding: 'Held', decisive: 'What decided it' },
  subjects: 'By subject',
  citing: 'How to cite this publication',
  lines: 'About the numbers in the margin',
  linesText:
    'Every tenth line of each page is numbered in the right margin, and the page number stands at the top right, as filings in Kenya’s Court of Appeal are set. Count from the top of the page; headings count as lines. A passage can then be named by page and line.',
  disclaimer: `Summaries are aids to reading, not legal advice, and do not replace the decision. ${site.name} publishes them so that a decision can be found; read the decision itself before you rely on it.`,
} as const;
