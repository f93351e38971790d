import { type Chance, chanceOf } from './chance';
import { type Kind, many, sheet, times } from './kind';

const PAGES = 4;
const pages = (make: (index: number) => string): string[] => many(PAGES, make);
const paragraphs = (chance: Chance, count = 12, sentences = 3) =>
  times(count, () => `<p>${chance.text(sentences)}</p>`);
const foot = (index: number) => `${index + 1}`;

/** Notes whose marks stand raised in the text, and below a separator as "33." and a tab; on some pages high above the foot. */
const numberedNotes = (chance: Chance): string[] =>
  pages((index) => {
    const first = 29 + index * 4;
    const note = (at: number) => `<p><span class="mark">${first + at}.</span>${chance.text(at + 1)}</p>`;
    const body = times(4, (at) => `<p>${chance.text(2).slice(0, -1)}<sup>${first + at}</sup>. ${chance.text(3)}</p>`);
    return sheet({
      body,
      notes: `<div style="margin-bottom:${index * 12}mm">${times(4, note)}</div>`,
      foot: foot(index),
    });
  });

/** A chart drawn on the page between paragraphs: an axis of numerals beside it, labels and numerals below. */
const drawnChart = (chance: Chance): string[] =>
  pages((index) => {
    const step = [10, 5, 100, 0.5][index] ?? 1;
    const ticks = times(9, (at) => `<text x="44" y="${28 + at * 26}" text-anchor="end">${(8 - at) * step}</text>`);
    const bars = times(
      6,
      (at) => `<rect x="${70 + at * 66}" y="${90 + at * 20}" width="30" height="${142 - at * 20}"/>`,
    );
    const names = times(6, (at) => `<text x="${70 + at * 66}" y="252">${2015 + at}</text>`);
    const chart = `<svg class="skip" viewBox="0 0 480 262" style="display:block;font:11px sans-serif"><path d="M50 15V232H470" fill="none" stroke="#000"/>${ticks}${bars}${names}</svg>`;
    return sheet({ body: `${paragraphs(chance, 4)}${chart}${paragraphs(chance)}`, foot: foot(index) });
  });

const strokes = [
  'M10 90L40 20 50 120 80 40 90 100C120 60 140 110 160 70S200 100 230 80L260 85M240 30L300 110C330 60 360 90 395 70',
  'M20 80C40 60 50 95 70 78S95 90 120 80 150 88 180 78 240 86 300 80L390 76',
  'M30 120C20 20 70 10 60 90 55 130 90 120 100 80M110 100C120 70 140 70 140 95S170 100 175 75M190 100L200 40M185 65L220 60M275 95C290 60 300 60 300 92M320 95C330 70 350 75 345 95',
  'M50 140C0 60 160-20 120 80 100 150 60 60 180 60 260 60 200 130 240 100L300 60 310 110 340 70 350 100 395 60',
];

/** A signature between the text and the signer's name. */
const signedPages = (chance: Chance): string[] =>
  pages((index) => {
    const signature = `<svg class="skip" viewBox="0 0 400 160" style="display:block;width:48mm"><path d="${strokes[index]}" fill="none" stroke="#113" stroke-width="4"/></svg>`;
    return sheet({
      body: `${paragraphs(chance, 4 + index)}${signature}<p>Sample Deponent<br>Director</p>`,
      foot: foot(index),
    });
  });

/** Two tables, each with a caption of two lines, and small notes below both. */
const twoTables = (chance: Chance): string[] =>
  pages((index) => {
    const figure = () => `<td>${chance.between(1, 9)},${chance.between(100, 999)}</td>`;
    const row = () => `<tr><td>${chance.sentence(3)}</td>${times(4, figure)}</tr>`;
    const note = (at: number) => `<p><sup>${at + 1}</sup> ${chance.text(1)}</p>`;
    const table = (at: number) =>
      `<p><b>Table ${index * 2 + at + 1}. ${chance.sentence(14)}</b></p><table class="figures">${times(8, row)}</table><div class="small">${times(4, note)}</div>`;
    return sheet({ body: table(0) + table(1), foot: foot(index) });
  });

/** A row of each paragraph is set in a font whose letters have no meaning. */
const lostRows = (chance: Chance): string[] =>
  pages((index) => {
    const row = (at: number) => {
      const text = chance.sentence(11);
      return `<div class="row">${at % 9 === 4 ? `<b>${text}</b>` : text}</div>`;
    };
    return sheet({ body: times(32 + index, row), foot: foot(index) });
  });

/** Papers in which nothing is to be looked at: a letterhead above a rule and underlined names, a list of names. */
function plainPages(chance: Chance): Kind[] {
  const letters = pages((index) =>
    sheet({
      head: '<div style="width:100%;border-bottom:1pt solid #000">SAMPLE &amp; PARTNERS, ADVOCATES, P.O. Box 00, Nairobi, Tel. 000 0000</div>',
      body: `<p><u>${chance.sentence(4)}</u><br><u>${chance.sentence(3)}</u></p>${paragraphs(chance, index + 3)}<p><u>Sample Advocate</u><br>For the appellant</p>`,
    }),
  );
  const speaker = () =>
    `<p><b>The Member for Sample (Hon. ${chance.sentence(2).slice(0, -1)}):</b> ${chance.text(3)}</p>`;
  const debates = pages((index) =>
    sheet({
      head: `<span>12th March 2024</span><span>PARLIAMENTARY DEBATES</span><span>${index + 7}</span>`,
      body: times(14, speaker),
      foot: 'The electronic version of this report is for information only',
    }),
  );
  const names = pages((index) =>
    sheet({
      body: `${paragraphs(chance, 2)}${times(24, (at) => `<div>${index * 24 + at + 1}. ${chance.sentence(2).slice(0, -1)} <span class="office">${chance.sentence(2)}</span></div>`)}`,
      foot: foot(index),
    }),
  );
  return [
    { name: 'plain letters', sheets: letters },
    { name: 'plain debates', sheets: debates },
    { name: 'plain names', css: '.office { display: inline-block; margin-left: 12mm }', sheets: names },
    {
      name: 'plain typescript',
      css: '.body { font: 12pt/2 "Liberation Mono", monospace } .body p { margin: 0; text-align: justify; text-indent: 12mm }',
      sheets: pages((index) => sheet({ body: paragraphs(chance), foot: foot(index) })),
    },
  ];
}

/** What was counted wrong, or listed for nothing, in files of strangers. */
export function strangerKinds(): Kind[] {
  const chance = chanceOf(67);
  return [
    {
      name: 'numbered notes',
      css: '.mark { display: inline-block; width: 9mm }',
      sheets: numberedNotes(chance),
    },
    { name: 'drawn chart', sheets: drawnChart(chance), expects: 'chart' },
    { name: 'signed pages', css: '.body { line-height: 1.5 }', sheets: signedPages(chance) },
    {
      name: 'two tables',
      css: '.figures { border: solid #000; border-width: .6pt 0 } .figures td + td { text-align: right } .small { font-size: 8pt; margin-bottom: 12pt } .small p { margin: 0 }',
      sheets: twoTables(chance),
    },
    ...plainPages(chance),
    {
      name: 'lost rows',
      css: '.row { white-space: nowrap; text-align-last: justify }',
      sheets: lostRows(chance),
      hasNoBoldLetters: true,
    },
  ];
}
