import { claims } from './claims';
import { links } from './links';
import type { TenthLiningContent } from './types';

/** The second way, beside the editor: a page of this site. */
const numberHere = { label: 'Number a PDF on this site', href: '/tenth-lining/number' } as const;

/** What may be said of the rule is fixed in docs/facts.md: the Act says nothing of lines, a direction made under it did. */
export const tenthLining = {
  meta: {
    title: 'Tenth lining for Court of Appeal filings',
    description:
      'Number every tenth line in the right margin and put page numbers at the top right of a Court of Appeal filing. See a page before and after, and open the editor.',
  },
  hero: {
    kicker: 'Tenth lining',
    title: 'Every tenth line numbered.',
    titleAccent: 'None of it by hand.',
    text: 'The tool numbers every tenth line of your filing in the right margin and puts the page number at the top right, so that the bench and the other side can find the line you mean.',
    actions: [links.tenthLiningEditor, numberHere],
  },
  detail: {
    alt: 'The right margin of a record, enlarged: three passages of typed lines end at a thin rule, and beyond it stand the numbers 10, 20 and 30. The page number, 47, is at the top right.',
    pageNumber: 47,
  },
  beforeAfter: {
    id: 'before-after',
    title: 'One page, three ways',
    text: 'The same lines each time. Only the numbers change.',
    legend: 'Show the page',
    states: [
      {
        id: 'typed',
        label: 'As typed',
        caption: 'No line can be cited. “About two thirds down page 47” is all that counsel can say on their feet.',
      },
      {
        id: 'word',
        label: 'Numbered in Word',
        caption:
          'Word can count by tens and start again on each page. But its numbers come out on the left, and someone moves them to the right by hand.',
      },
      {
        id: 'lined',
        label: 'Tenth-lined',
        caption:
          'Numbers in the right margin at every tenth line, the count new on each page, the page number at the top right. “Page 47, line 20.”',
      },
    ],
    alt: 'Page 47 of a sample record of appeal: typed lines of a witness’s evidence. Its margin changes with the choice above.',
    pageNumber: 47,
  },
  rule: {
    title: 'Who needs it, and why',
    statement:
      'The practice of Kenya’s Court of Appeal is a number at every tenth line, in the right margin, and page numbers at the top right. It is said to rest on sections 3A and 3B of the Appellate Jurisdiction Act, under which a practice direction asked for both.',
    caution:
      'Rules change. Before you file, check the Court of Appeal Rules and any practice directions in force, or ask the registry.',
    people: [
      {
        name: 'Advocates who file',
        text: 'You cite page and line in your submissions, and expect the bench to land on the same words.',
      },
      {
        name: 'Clerks and pupils',
        text: 'You assemble the record, usually late, and would rather check the numbers than place them.',
      },
      {
        name: 'Typists and bureaus',
        text: 'You number other people’s records. The tool does the counting; you keep the finishing.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Open the editor',
        text: 'It is a separate tool and opens in a new tab, so this page stays where it is.',
      },
      { title: 'Add your document', text: 'The record as you have it, with its pages already in order.' },
      {
        title: 'Let it number',
        text: 'Every tenth line in the right margin, the count starting again on each page, and page numbers at the top right.',
      },
      {
        title: 'Read it, then file',
        text: 'Check the first page, the last and one in the middle. You sign the filing; the tool only numbers it.',
      },
    ],
    another: { text: 'Or stay here: the file never leaves your device.', ...numberHere },
  },
  costs: {
    title: 'What it costs today',
    text: 'Without a tool there are three ways, and each is paid for in money or in evenings.',
    ways: [
      {
        name: 'By hand, in Word',
        text: 'Line numbers by tens, restarted on each page, come out on the left. Then the moving starts.',
        price: 'An evening',
      },
      {
        name: 'A vendor',
        text: 'Sent out, numbered, and sent back when they are done.',
        price: 'So much a page, and the wait',
      },
      {
        name: 'A typist or a bureau',
        text: 'Somebody who has done it before, if they are free on the day you file.',
        price: 'Their hours, and yours',
      },
    ],
    claim: claims.pages,
  },
  closing: {
    title: 'Number the record',
    titleAccent: 'and go home.',
    text: 'The editor opens in a new tab. Bring the document that is due first.',
    actions: [links.tenthLiningEditor, numberHere, links.bookDemo],
  },
} satisfies TenthLiningContent;
