import { type Chance, chanceOf } from './chance';
import { type Kind, many, sheet, times } from './kind';

const PAGES = 4;
const pages = (make: (index: number) => string): string[] => many(PAGES, make);
const paragraphs = (chance: Chance, count = 12) => times(count, () => `<p>${chance.text(chance.between(2, 4))}</p>`);
const filed = (page: number, of: number) =>
  `<span style="white-space:pre;font:9pt sans-serif;margin:-6mm auto 0">Case 0:24-cv-00000   Document 5   Filed 12/03/24   Page ${page} of ${of}</span>`;
const notes = (chance: Chance, from: number, count: number, sentences: number) =>
  times(count, (at) => `<p><sup>${from + at}</sup> ${chance.text(sentences)}</p>`);

/** A table in small type below a rule, at the page's foot: no footnote. */
const footTables = (chance: Chance): string[] =>
  pages((index) => {
    const figure = () => `${chance.between(1, 9)},${chance.between(100, 999)}`;
    const row = () => `<tr><td>${chance.sentence(4)}</td><td>${figure()}</td><td>${figure()}</td></tr>`;
    const table = `<table border="${index % 2}" style="font-size:9pt;border-top:.6pt solid #000">${times(12, row)}</table>`;
    return sheet({ body: `${times(4, () => `<p>${chance.text(3)}</p>`)}${table}`, foot: `${index + 1}` });
  });

/** The index of a record of appeal: a number, a document, a page. */
const recordIndex = (chance: Chance): string[] =>
  pages((index) => {
    const row = (at: number) =>
      `<tr><td>${index * 20 + at + 1}.</td><td>${chance.sentence(chance.between(3, 6))}</td><td style="text-align:right">${index * 60 + at * 3 + 1}</td></tr>`;
    return sheet({
      body: `${index ? '' : '<p class="centre"><b>INDEX</b></p>'}<table>${times(20, row)}</table>`,
      foot: `${index + 1}`,
    });
  });

/** Pleading paper: numbers at the left, a double rule beside them, one at the right, and a foot outside them. */
const pleadingPaper = (chance: Chance): string[] =>
  pages((index) => {
    const numbers = times(28, (at) => `<div class="number" style="top:${25.4 + at * 8.47}mm">${at + 1}</div>`);
    const caption = index
      ? ''
      : '<p class="centre"><b>IN THE TAX APPEALS TRIBUNAL</b></p><p>SAMPLE TAXPAYER LTD,</p><p>Appellant,</p><p>v.</p><p>COMMISSIONER OF DOMESTIC TAXES</p>';
    return sheet({
      head: filed(index + 1, PAGES),
      body: caption + paragraphs(chance),
      foot: `– ${index + 1} –`,
      over: `<div class="rail skip"><i style="left:22mm;border-width:0 .6pt;width:1mm"></i><i style="right:9mm"></i>${numbers}</div>`,
    });
  });

/** A letter of two pages whose letterhead is set as text on both; and one whose letterhead is a picture of the whole page. */
function letters(chance: Chance): Kind[] {
  const words = '<b>SAMPLE &amp; PARTNERS ADVOCATES</b><br>Sample House, Example Street, Nairobi';
  const address = '<p>The Registrar<br>Tax Appeals Tribunal<br>Nairobi</p><p>Dear Sir,</p>';
  const sheets = (head: string, over = '') =>
    [0, 1].map((index) =>
      sheet({
        head,
        body: (index ? '' : address) + paragraphs(chance, index ? 3 : 12),
        foot: `Page ${index + 1} of 2`,
        over,
      }),
    );
  return [
    {
      name: 'letterhead',
      css: '.head { display: block; text-align: center } .frame { top: 34mm }',
      sheets: sheets(words),
    },
    {
      name: 'drawn letterhead',
      css: '.frame { top: 40mm } .ground { position: absolute; inset: 0; width: 100%; height: 100% } .sheet > :not(.ground) { z-index: 1 }',
      sheets: sheets('', '<img class="ground" src="letterhead">'),
    },
  ];
}

/** A form: boxes to tick, lines to fill in, a lone "v." between the parties. */
const form = (chance: Chance): string[] =>
  pages((index) => {
    const line = () => `<p>${chance.sentence(2)} <u class="blank"></u></p>`;
    const tick = () => `<p><span class="box"></span> ${chance.sentence(4)}</p>`;
    return sheet({
      body: `<p class="centre"><b>${['NOTICE OF APPEAL', 'APPEARANCE', 'SUMMONS', 'DECREE'][index]}</b></p><p>${['Appellant', 'Plaintiff', 'Applicant', 'Claimant'][index]} <u class="blank"></u></p><p style="padding-left:20mm">v.</p><p>${['Respondent', 'Defendant', 'The other party', 'The Commissioner'][index]} <u class="blank"></u></p>${times(4, tick)}${times(14, line)}`,
      foot: `Form ${index + 1}`,
    });
  });

/** Footnotes longer than the body, of the body's size below a separator, or with their marks in the margin. */
const longNotes = (chance: Chance): string[] =>
  pages((index) =>
    sheet({
      body: `<p>${chance.text(3).slice(0, -1)}<sup>${index + 1}</sup>. ${chance.text(4)}</p>${paragraphs(chance, 6)}`,
      notes: `<div class="${['small', 'same', 'hanging', 'small'][index]}">${notes(chance, index + 1, [2, 1, 4, 3][index] ?? 1, [8, 4, 1, 5][index] ?? 1)}</div>`,
      foot: `${index + 1}`,
    }),
  );

/** An order of one page: a filing line that goes on below itself, a registry's stamp set as text, a reporter's foot. */
const order = (chance: Chance): string[] => [
  sheet({
    head: `<div style="margin:-7mm auto 0;text-align:center;font:11pt/1.2 sans-serif;width:120mm">Case 24-00000 &nbsp; Doc 49 &nbsp; Filed 12/03/24 &nbsp; Entered 12/03/24 14:07:05 &nbsp; Page 1 of 3</div>`,
    body: paragraphs(chance),
    foot: '<span style="font-size:8pt">Sample Reporting Company</span>',
    over: '<div class="skip" style="position:absolute;right:24mm;top:34mm;width:40mm;text-align:center;font:bold 10pt/1.3 sans-serif;background:#fff">FILED<br>Tax Appeals Tribunal<br>12 March 2024<br>Registrar</div>',
  }),
];

/** Short orders in one file: each begins with the same word, set as its body is, and ends with a line to sign on. */
const orders = (chance: Chance): string[] =>
  pages((index) =>
    sheet({
      head: `<span style="margin-left:auto">TAT ${index + 1}/2024</span>`,
      body: `<p class="centre"><b>ORDER</b></p>${paragraphs(chance, 4 + index)}<p><br><br><u class="blank skip"></u><br>CHAIRPERSON</p>`,
    }),
  ).slice(1);

/** What registries and advocates file that is no plain text: what was found wrong in real court files. */
export function courtFiles(): Kind[] {
  const chance = chanceOf(41);
  return [
    { name: 'tables at the foot', sheets: footTables(chance) },
    { name: 'index of a record', sheets: recordIndex(chance) },
    {
      name: 'pleading paper',
      css: '.head { top: 12mm } .frame { top: 23mm; left: 28mm; right: 14mm; bottom: 26mm } .body p { margin: 0; line-height: 8.47mm } .foot { bottom: 8mm } .rail i { position: absolute; top: 0; bottom: 0; border: 0 solid #000; border-left-width: .6pt } .number { position: absolute; left: 10mm; width: 8mm; text-align: right }',
      sheets: pleadingPaper(chance),
    },
    ...letters(chance),
    {
      name: 'form',
      css: '.blank { display: inline-block; width: 80mm; border-bottom: .6pt solid #000; text-decoration: none } .box { display: inline-block; width: 3.4mm; height: 3.4mm; border: .6pt solid #000 }',
      sheets: form(chance),
    },
    {
      name: 'long notes',
      css: '.same { font-size: 12pt } .hanging p { margin-bottom: 5pt } .hanging sup { position: absolute; left: -5mm; margin-top: 3pt; font-size: 5pt } .notes { position: relative }',
      sheets: longNotes(chance),
    },
    {
      name: 'orders',
      css: '.blank { display: inline-block; width: 50mm; border-bottom: .6pt solid #000; text-decoration: none }',
      sheets: orders(chance),
    },
    { name: 'order of one page', css: '.frame { top: 62mm }', sheets: order(chance) },
  ];
}
