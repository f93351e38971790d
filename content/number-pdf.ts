import { links } from './links';
import type { PageMeta } from './types';

/**
 * The page that numbers a reader's PDF. Names in braces, such as `{page}`, are replaced. Statements about the rule have to
 * agree with docs/facts.md.
 */
export const numberPdf = {
  meta: {
    title: 'Number a PDF: tenth lining in your browser',
    description:
      'Choose a PDF and take it back with every tenth line numbered in the right margin and page numbers at the top right. The file never leaves your device.',
  } satisfies PageMeta,
  title: 'Tenth-line a PDF.',
  titleAccent: 'It never leaves your device.',
  /** short, so that the file chooser is on a small phone's first screen */
  lead: 'Every tenth line numbered in the right margin, page numbers at the top right.',
  noScript: {
    text: 'This page needs JavaScript, which your browser does not run.',
    link: links.tenthLiningEditor,
  },
  choose: {
    label: 'Choose a PDF',
    /** accessible name of the tool's section */
    region: 'Numbering tool',
    another: 'Choose another PDF',
    hint: 'Or drop it anywhere on this page. Several files become one record.',
    drop: 'Drop one PDF, or several as one record',
  },
  sample: {
    label: 'Try a sample record',
    /** file name */
    name: 'sample-record.pdf',
    failed: 'The sample record could not be loaded. Try again, or choose a PDF of your own.',
  },
  terms: {
    cost: 'Free. No account needed.',
    limits: 'Up to 2 GB and thousands of pages. Pages in handwriting or two columns are listed for you to check.',
    /** another tool, for what this one cannot do; may be left out, as `noScript.link` may */
    elsewhere: {
      text: 'For a larger file or an older browser there is the tenth-lining editor, a separate online tool.',
      terms: 'See its own terms before you open a client’s file in it:',
      link: links.tenthLiningEditor,
    },
  },
  progress: {
    opening: 'Opening {name}',
    reading: 'Reading {total} pages',
    readingOne: 'Reading one page',
    read: '{done} of {total} pages read',
    busy: 'Still working on page {page}',
    cancel: 'Cancel',
    cancelled: 'Cancelled. No file was made.',
    done: '{pages}, {doubts} to check',
    doneClear: '{pages}, none to check',
    pages: '{total} pages',
    page: 'One page',
  },
  facts: {
    signed:
      'This file is signed. The signature covers it without the numbers: readers will see that it was changed after signing.',
    certified:
      'The author of this file certified it and allows no change. Numbering breaks that: readers will see that the file was changed. Ask the author, or file it without numbers.',
    shell:
      'This is a form that only Adobe’s readers can show: its pages are not in the file, only a notice in their place. Open it in Adobe Reader, print it to a new PDF, and choose that one.',
    encrypted: 'This file is protected by a password. The numbered file has none.',
    repaired: 'This file was damaged and has been repaired as far as it could be read. Check all its pages.',
    copied: 'This file could not be changed in place: the numbered file is a new copy of it. Check all its pages.',
    numbered: 'This file is numbered already. New numbers replace the old ones.',
    withoutNumbers: 'Download it without numbers',
    recalled: 'We restored your last settings for this file.',
    forget: 'Clear them',
  },
  /** several files numbered as one record */
  record: {
    title: 'One record of {count} files',
    text: 'Page numbers go on from file to file, in this order.',
    add: 'Add files',
    place: '{place}. {name}',
    page: 'Page {first}',
    pages: 'Pages {first} to {last}',
    onePage: 'One page',
    pageCount: '{pages} pages',
    waiting: 'Waiting for earlier files.',
    numbering: 'Numbering.',
    toLook: '{count} to check.',
    locked: 'Password needed. Open this file to type it.',
    open: 'Open',
    openOf: 'Open {name}',
    download: 'Download',
    downloadOf: 'Download {name}',
    up: 'Move {name} up',
    down: 'Move {name} down',
    remove: 'Remove {name}',
    moved: '{name} is now file {place} of {count}.',
    removed: '{name} was removed.',
    all: 'Download all {count} (ZIP)',
    archive: 'record-numbered.zip',
    making: 'Making the ZIP.',
    failed: 'The archive could not be made: a file was moved or changed since. Choose the files again.',
    tooLarge: 'Together these files are over 4 GB, the most that one archive holds. Save them one by one.',
    notYet: '{ready} of {count} files are numbered.',
  },
  download: {
    label: 'Download',
    /** for screen readers, after `label` */
    what: 'the numbered PDF',
    ready: 'The numbered PDF is ready.',
    waiting: 'Writing the numbers',
    saved: 'Saved to your downloads as {name}.',
    next: 'Next: check its first, middle and last page.',
  },
  password: {
    label: 'Password of {name}',
    text: 'This file needs a password. The password stays on this device.',
    wrong: 'That password is wrong. Try again.',
    ownerLabel: 'Owner’s password of {name}',
    ownerText:
      'This file opens, but changing it needs the owner’s password. The password stays on this device. Without it, ask the author for a copy that may be changed.',
    ownerWrong: 'That is not the owner’s password. Try again, or ask the author for a copy that may be changed.',
    submit: 'Open',
  },
  problems: {
    empty: '{name} is empty: there is nothing in the file. Choose it again from where it was first saved.',
    'word-file':
      '{name} is a word processor’s file, not a PDF. Open it there, choose “Save as” or “Export”, take PDF, and choose that file here.',
    'not-pdf': '{name} is not a PDF. Save or print it as a PDF first, then choose that file here.',
    damaged:
      '{name} is damaged or incomplete, and cannot be read. Download or copy it again; if it opens elsewhere, print it to a new PDF.',
    'security-unknown':
      '{name} is protected in a way that cannot be opened here. Ask its author for one without protection.',
    'numbered-elsewhere':
      '{name} was numbered here and then changed in another program, so the old numbers cannot be removed. Choose the copy from before it was numbered.',
    'too-large':
      '{name} is too large for this device’s memory. Split it into parts, or use a computer with more memory.',
    'copy-too-large':
      '{name} is protected, damaged or unusual, so it has to be copied into memory: the limit is 512 MB, less on a small device. Save it without its password, or split it.',
    'over-limit': '{name} is over 2 GB, which is the most that can be numbered here. Split it into parts.',
    unreadable: '{name} can no longer be read: it was moved or changed. Choose it again.',
    'cannot-write': '{name} can be read, but not written to. Print it to a new PDF and choose that one.',
    'engine-failed': 'The numbering tool did not load or has stopped. Reload the page and choose {name} again.',
  },
  doubts: {
    title: 'Pages to check',
    none: 'No page is in doubt.',
    ranks: {
      'likely-wrong': 'Likely wrong: {pages}',
      'to-say': 'Your call: {pages}',
      placing: 'Numbers may touch the text: {pages}',
    },
    pageOf: 'one page',
    pagesOf: '{count} pages',
    page: 'Page {page}',
    pageSeen: 'Page {page}, checked',
    more: 'and {pages} more',
    next: 'Check page {page}',
    settle: 'Looks right',
    settleAll: 'All {count} look right',
    reasons: {
      unwritten: 'Numbers could not be added without changing the page: it is in the file as it was, without numbers.',
      unread: 'It could not be read; it is in the file as it was, without numbers.',
      undecoded: 'Part of this page cannot be unpacked, and may be blank: lines in it have no numbers.',
      'no-text': 'No text found: see whether it has lines that should count.',
      columns: 'Two columns: rows side by side count as one line.',
      table: 'A table: each printed row of it counts as a line.',
      chart: 'A drawn chart: its labels may have been counted as lines.',
      picture: 'Words in a picture: each row of them counts as a line.',
      sideways: 'Text sideways or upside down: turn it, so that its lines are counted correctly.',
      'poor-scan': 'A poor scan: lines may have been missed, or specks taken for lines.',
      handwriting: 'Handwriting: its lines may have been missed.',
      'narrow-margin': 'Too little room in the right margin: numbers may touch the text.',
      'uneven-rows': 'Lines at uneven distances: two may have been taken for one, or one for two.',
      'on-ink': 'A number is printed over something: no clear space was found next to its line.',
      unseen: 'A number cannot be seen in the finished file: the page’s own content hides it.',
      'edge-rows': 'A row at the top or the foot may be a running head or a footnote, or a line that counts.',
    },
    makeRoom: 'Make room on these {count} pages',
    makeRoomOne: 'Make room on this page',
    makeRoomNote: 'Their content is drawn a little smaller, so that the numbers do not touch it.',
  },
  settings: {
    title: 'How it is numbered',
    every: { label: 'Number', 10: 'every tenth line', 5: 'every fifth line', 1: 'every line' },
    count: { label: 'Counting', restart: 'starts again on each page', continue: 'goes on through the file' },
    footnotes: 'Count footnotes as lines',
    lineNumbers: 'Line numbers in the right margin',
    pageNumbers: 'Page numbers at the top right',
    first: 'First page number',
    from: 'Starts on page',
    wrong: '{label} must be a whole number from 1 to {most}. {name} keeps {value} until you change it.',
    skip: {
      label: 'Pages without numbers',
      hint: 'For example a cover: 1, or 1, 4-6',
      wrong: 'Enter page numbers of {name}, such as 1, 4-6',
    },
  },
  sheets: {
    title: 'The pages',
    page: 'Page',
    wrong: 'There is no page “{text}”: write a number from 1 to {total}.',
    of: 'of {total}',
    before: 'Page before',
    after: 'Page after',
    earlier: 'Earlier pages',
    later: 'Later pages',
    counts: '{lines} counted, {leftOut} left out',
    none: 'none',
    words: 'Page {page}: {counts}; numbers at {numbers}.',
    unnumbered: 'Page {page}: {counts}; no number.',
    open: 'Page {page}: {counts}',
    doubtful: '{counts}, to check',
  },
  correct: {
    closer: 'Look closer',
    close: 'Page {page}, closer: move it with the arrow keys',
    turn: 'Turn right',
    undo: 'Undo',
    text: 'Lines with a bar before them are left out. Press a line to count it or leave it out; press where one is missing to add it.',
    more: 'More for this page',
    top: 'Counting begins at',
    bottom: 'Counting ends at',
    percent: '{value} % down the page',
    forAll: 'The same region on all pages',
    add: 'A line is missing at',
    addIt: 'Add the line',
    added: 'A line you added, {value} % down the page',
    rows: 'Lines on this page',
    row: 'Line {row}',
    head: 'Head or foot of every page',
    headOf: '“{row}” is the head or foot of every page',
    skip: 'No numbers on this page',
    makeRoom: 'Make room: draw this page’s content a little smaller',
  },
  counted: {
    title: 'How lines are counted',
    text: 'A line is a row of print in the body of the page: headings, paragraphs, quotations, items of lists and rows of tables count, blank space does not. Running heads, page numbers, numbers already in the margin and footnotes are left out, and where the page is a scan its rows are found from the picture.',
    caution:
      'Before you file, check the Court of Appeal Rules and any practice directions in force, or ask the registry.',
  },
  privacy: {
    title: 'Your file stays on your device',
    text: 'This page cannot send your file: its security policy blocks every connection. Your settings and corrections for the last twenty files are kept in this browser, under a checksum of each, without its name or content.',
    check:
      'Test it: choose a PDF, switch the network off once its first page shows, and you still get the numbered file.',
  },
} as const;
