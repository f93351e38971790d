/** `npx tsx corpus/draw-sample.ts` draws sample-record.pdf, a record of an invented appeal, which the site offers to try. */
import { writeFileSync } from 'node:fs';
import { withBrowser } from './browser';
import { drawTyped } from './draw-typed';
import { numbered, type Parts, parties } from './kind';

const target = 'sample-record.pdf';

const facts = [
  'The appellant is Sample Taxpayer Ltd, a company invented for this record. It buys and sells stationery.',
  'On 3 March a notice of assessment came to the appellant’s office by messenger. The records clerk stamped it and entered it on page 12 of the register of letters, which is Document E.',
  'The finance manager was away on leave. The clerk placed the notice on his desk, unopened, as the rule of the office is.',
  'The finance manager was admitted to hospital in the same week, and was discharged on 20 April.',
  'He came back on 22 April and opened the notice. The objection was written on that day, and taken to the tax office by the clerk.',
  'The front desk of the tax office stamped the objection. The stamp shows the day and the hour; it is Document A, page 1.',
  'The respondent answered by a letter, Document B, that the objection was late and would not be considered.',
  'The appellant asked for more time and put in the letter of discharge, Document C. The respondent did not answer within the month.',
  'The appeal is brought against that refusal. The appellant asks that the objection be taken as made in time.',
  'No tax is admitted. The sum assessed rests on an estimate of sales, and the books, Document D, show less.',
  'The respondent has had the books since June and has pointed to no entry that is wrong.',
  'The appellant has paid the tax that is not in dispute, and holds the receipt, Document F.',
];
const evidence = [
  'I am records clerk to the appellant. I have held that post for years, and keep the register of letters in and out.',
  'The register is checked every Monday. It was not checked during that month, because the manager who checks it was away.',
  'I did not open the notice. That is our rule. I learnt on Friday, by a call, that the manager was in hospital.',
  'Nobody else has a key to his desk. I knew that the letter came from the tax office; I did not know what it said.',
  'The signature at the foot of the page is mine. The stamp on Document A is original: I was at the desk when it was stamped.',
  'Cross-examined, the witness says that she told nobody that the notice had come, and was not asked.',
  'She agrees that the rule is written nowhere. She was shown it by the clerk before her.',
  'Re-examined, she says that two earlier notices came while the manager was at work, and both were answered in time.',
];
const documents = [
  ['A', 'Notice of objection, stamped', '1'],
  ['B', 'Letter that the objection is late', '4'],
  ['C', 'Letter of discharge', '6'],
  ['D', 'Books of account for the year', '7'],
  ['E', 'Register of letters, page 12', '31'],
  ['F', 'Receipt for the tax not in dispute', '32'],
];

const heading = `<p class="centre"><b>RECORD OF APPEAL (SAMPLE)</b></p>${parties}<h2 class="centre">STATEMENT OF FACTS</h2>`;
const list = documents.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
const note = '<p><sup>1</sup> The letter names no provision. It is set out in full at page 4.</p>';

const head = '<span>Sample Taxpayer Ltd</span><span>Record of appeal</span>';
const sheets: Parts[] = [
  { head, body: heading + numbered(facts.slice(0, 7), 1) },
  { head, body: numbered(facts.slice(7), 8), notes: note },
  { head, body: `<h2 class="centre">EVIDENCE OF THE FIRST WITNESS</h2>${numbered(evidence, 13)}` },
  {
    head,
    body: `<h2 class="centre">DOCUMENTS</h2><table border="1"><tr><th>Document</th><th>What it is</th><th>Page</th></tr>${list}</table>${numbered(['The documents are bound in this order, each copied from both sides.'], 21)}`,
  },
];

const css = '.body { line-height: 1.7 } table { line-height: 1.3 }';
const { pdf } = await withBrowser((page) => drawTyped(page, { name: 'sample-record', css, sheets }));
writeFileSync(target, pdf);
process.stdout.write(`${target}: ${pdf.length} bytes, ${sheets.length} pages\n`);
