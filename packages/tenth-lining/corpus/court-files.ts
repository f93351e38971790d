import { figureRow, type Kind, many, type Parts, times } from './kind';
import { seededRandom } from './random';

const random = seededRandom(41);
const pages = 4;
const paragraphs = (count = 12) => times(count, () => `<p>${random.text(random.between(2, 4))}</p>`);

/** The two pages of a letter. */
const letter = (letterhead: Partial<Parts>): Parts[] => {
  const address = '<p>The Registrar<br>Tax Appeals Tribunal<br>Nairobi</p><p>Dear Sir,</p>';
  return many(2, (index) => ({
    ...letterhead,
    body: (index ? '' : address) + paragraphs(index ? 3 : 12),
    foot: `Page ${index + 1} of 2`,
  }));
};

const kinds: Kind[] = [
  // A table in small type below a rule, at the page's foot: no footnote.
  {
    name: 'tables at the foot',
    sheets: many(pages, (index) => {
      const rows = times(12, () => figureRow(random, 4, 2));
      const table = `<table border="${index % 2}" style="font-size:9pt;border-top:.6pt solid #000">${rows}</table>`;
      return { body: `${times(4, () => `<p>${random.text(3)}</p>`)}${table}` };
    }),
  },
  // The index of a record of appeal: a number, a document, a page.
  {
    name: 'index of a record',
    sheets: many(pages, (index) => {
      const row = (at: number) =>
        `<tr><td>${index * 20 + at + 1}.</td><td>${random.sentence(random.between(3, 6))}</td><td style="text-align:right">${index * 60 + at * 3 + 1}</td></tr>`;
      return { body: `${index ? '' : '<p class="centre"><b>INDEX</b></p>'}<table>${times(20, row)}</table>` };
    }),
  },
  // Pleading paper: numbers at the left, a double rule beside them, one at the right, and a foot outside them.
  {
    name: 'pleading paper',
    css: '.head { top: 12mm } .frame { top: 23mm; left: 28mm; right: 14mm; bottom: 26mm } .body p { margin: 0; line-height: 8.47mm } .foot { bottom: 8mm } .rail i { position: absolute; top: 0; bottom: 0; border: 0 solid #000; border-left-width: .6pt } .number { position: absolute; left: 10mm; width: 8mm; text-align: right }',
    sheets: many(pages, (index) => {
      const numbers = times(28, (at) => `<div class="number" style="top:${25.4 + at * 8.47}mm">${at + 1}</div>`);
      const caption = index
        ? ''
        : '<p class="centre"><b>IN THE TAX APPEALS TRIBUNAL</b></p><p>SAMPLE TAXPAYER LTD,</p><p>Appellant,</p><p>v.</p><p>COMMISSIONER OF DOMESTIC TAXES</p>';
      return {
        head: `<span style="white-space:pre;font:9pt sans-serif;margin:-6mm auto 0">Case 0:24-cv-00000   Document 5   Filed 12/03/24   Page ${index + 1} of ${pages}</span>`,
        body: caption + paragraphs(),
        foot: `– ${index + 1} –`,
        over: `<div class="rail skip"><i style="left:22mm;border-width:0 .6pt;width:1mm"></i><i style="right:9mm"></i>${numbers}</div>`,
      };
    }),
  },
  {
    name: 'letterhead',
    css: '.head { display: block; text-align: center } .frame { top: 34mm }',
    sheets: letter({
      head: '<b>SAMPLE &amp; PARTNERS ADVOCATES</b><br>Sample House, Example Street, Nairobi',
    }),
  },
  // A letterhead that is a picture of the whole page.
  {
    name: 'drawn letterhead',
    css: '.frame { top: 40mm } .ground { position: absolute; inset: 0; width: 100%; height: 100% } .sheet > :not(.ground) { z-index: 1 }',
    sheets: letter({ over: '<img class="ground" src="letterhead">' }),
  },
  // A form: boxes to tick, lines to fill in, a lone "v." between the parties.
  {
    name: 'form',
    css: '.box { display: inline-block; width: 3.4mm; height: 3.4mm; border: .6pt solid #000 }',
    sheets: many(pages, (index) => {
      const blank = '<u class="blank"></u>';
      const title = ['NOTICE OF APPEAL', 'APPEARANCE', 'SUMMONS', 'DECREE'][index];
      const party = ['Appellant', 'Plaintiff', 'Applicant', 'Claimant'][index];
      const other = ['Respondent', 'Defendant', 'The other party', 'The Commissioner'][index];
      const ticks = times(4, () => `<p><span class="box"></span> ${random.sentence(4)}</p>`);
      const lines = times(14, () => `<p>${random.sentence(2)} ${blank}</p>`);
      return {
        body: `<p class="centre"><b>${title}</b></p><p>${party} ${blank}</p><p style="padding-left:20mm">v.</p><p>${other} ${blank}</p>${ticks}${lines}`,
        foot: `Form ${index + 1}`,
      };
    }),
  },
  // Footnotes longer than the body, of the body's size below a separator, or with their marks in the margin.
  {
    name: 'long notes',
    css: '.same { font-size: 12pt } .hanging p { margin-bottom: 5pt } .hanging sup { position: absolute; left: -5mm; margin-top: 3pt; font-size: 5pt } .notes { position: relative }',
    sheets: many(pages, (index) => {
      const text = `<p>${random.text(3).slice(0, -1)}<sup>${index + 1}</sup>. ${random.text(4)}</p>${paragraphs(6)}`;
      const count = [2, 1, 4, 3][index] ?? 0;
      const sentences = [8, 4, 1, 5][index] ?? 0;
      const style = ['small', 'same', 'hanging', 'small'][index];
      const notes = times(count, (at) => `<p><sup>${index + 1 + at}</sup> ${random.text(sentences)}</p>`);
      return { body: text, notes: `<div class="${style}">${notes}</div>` };
    }),
  },
  // Short orders in one file: each begins with the same word, set as its body is, and ends with a line to sign on.
  {
    name: 'orders',
    css: '.blank { width: 50mm }',
    sheets: many(pages, (index) => ({
      head: `<span style="margin-left:auto">TAT ${index + 1}/2024</span>`,
      body: `<p class="centre"><b>ORDER</b></p>${paragraphs(4 + index)}<p><br><br><u class="blank skip"></u><br>CHAIRPERSON</p>`,
      foot: '',
    })).slice(1),
  },
  // An order of one page: a filing line that goes on below itself, a registry's stamp set as text, a reporter's foot.
  {
    name: 'order of one page',
    css: '.frame { top: 62mm }',
    sheets: [
      {
        head: `<div style="margin:-7mm auto 0;text-align:center;font:11pt/1.2 sans-serif;width:120mm">Case 24-00000 &nbsp; Doc 49 &nbsp; Filed 12/03/24 &nbsp; Entered 12/03/24 14:07:05 &nbsp; Page 1 of 3</div>`,
        body: paragraphs(),
        foot: '<span style="font-size:8pt">Sample Reporting Company</span>',
        over: '<div class="skip" style="position:absolute;right:24mm;top:34mm;width:40mm;text-align:center;font:bold 10pt/1.3 sans-serif;background:#fff">FILED<br>Tax Appeals Tribunal<br>12 March 2024<br>Registrar</div>',
      },
    ],
  },
];

/** What registries and advocates file that is not plain text: each shape was counted wrong in a real court file. */
export const courtFiles = kinds.map((kind): Kind => ({ ...kind, scans: 'few' }));
