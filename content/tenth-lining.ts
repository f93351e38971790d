import { claims } from './claims';
import { links } from './links';
import type { TenthLiningContent } from './types';

const numberHere = { label: 'Number a PDF here, free', href: '/tenth-lining/number' } as const;

/** Statements about the rule have to agree with docs/facts.md: the Act says nothing about lines, a direction under it did. */
export const tenthLining = {
  meta: {
    title: 'Tenth lining for Court of Appeal filings',
    description:
      'Number every tenth line in the right margin and pages at the top right of a Court of Appeal filing: in your browser, or in the tenth-lining editor.',
  },
  hero: {
    kicker: 'Tenth lining',
    title: 'Every tenth line numbered.',
    titleAccent: 'No numbers to move by hand.',
    text: 'For lawyers who file in Kenya’s Court of Appeal: numbers in the right margin, page numbers at the top right. Free in your browser; the file never leaves your device.',
    actions: [numberHere, links.tenthLiningEditor],
  },
  detail: {
    alt: 'The right margin of a record, enlarged: three passages of typed lines end at a thin rule, and beyond it are the numbers 10, 20 and 30. The page number, 47, is at the top right.',
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
        caption: 'Without numbers, counsel has only “about two-thirds down page 47”.',
      },
      {
        id: 'word',
        label: 'Numbered in Word',
        caption:
          'Word can count by tens and restart on each page. But its numbers come out on the left, and someone moves them to the right.',
      },
      {
        id: 'lined',
        label: 'Tenth-lined',
        caption:
          'Every tenth line numbered in the right margin; numbering restarts on each page; page number at the top right. “Page 47, line 20.”',
      },
    ],
    alt: 'Page 47 of a sample record of appeal: typed lines of a witness’s evidence. Its margin changes with the choice above.',
    pageNumber: 47,
  },
  rule: {
    title: 'Who needs it, and why',
    statement:
      'A practice direction issued under sections 3A and 3B of the Appellate Jurisdiction Act asks for every tenth line to be numbered in the right margin of Court of Appeal filings, and for page numbers at the top right.',
    caution:
      'Confirm that it is current: before you file, check the Court of Appeal Rules and any practice directions in force, or ask the registry.',
    people: [
      {
        name: 'Advocates who file',
        text: 'You cite page and line, and the bench finds the same words.',
      },
      {
        name: 'Clerks and trainees',
        text: 'You assemble the record, and would rather check numbers than place them.',
      },
      {
        name: 'Typists and bureaus',
        text: 'You number other people’s records. The tool counts; you check and bind.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Choose where',
        text: 'Use the numbering tool on this site. The tenth-lining editor is a separate online tool: see its own terms before you open a client’s file in it.',
      },
      { title: 'Add your document', text: 'The record as it is, with its pages in order.' },
      {
        title: 'Let it number',
        text: 'Every tenth line in the right margin, restarting on each page, and page numbers at the top right.',
      },
      {
        title: 'Check before you file',
        text: 'Check the first page, the last and one in the middle. You sign the filing.',
      },
    ],
    another: { text: 'Number it here, and the file never leaves your device.', ...numberHere },
  },
  costs: {
    title: 'What it costs today',
    text: 'Without a tool there are three ways. Each costs money or an evening.',
    ways: [
      {
        name: 'By hand, in Word',
        text: 'The line numbers come out on the left. Then you move them.',
        price: 'An evening',
      },
      {
        name: 'A vendor',
        text: 'Sent out, numbered and sent back.',
        price: 'A fee per page, plus turnaround',
      },
      {
        name: 'A typist or a bureau',
        text: 'Someone who has done it before, if they are free that day.',
        price: 'A fee per page',
      },
    ],
    claim: claims.pages,
  },
  closing: {
    title: 'Number the record',
    titleAccent: 'and go home.',
    text: 'Start with the document that is due first.',
    actions: [numberHere, links.tenthLiningEditor, links.bookDemo],
  },
} satisfies TenthLiningContent;
