import { figureRow, type Kind, many, times } from './kind';
import { seededRandom } from './random';

const random = seededRandom(67);
const pages = 4;
const paragraphs = (count = 12) => times(count, () => `<p>${random.text(3)}</p>`);

const strokes = [
  'M10 90L40 20 50 120 80 40 90 100C120 60 140 110 160 70S200 100 230 80L260 85M240 30L300 110C330 60 360 90 395 70',
  'M20 80C40 60 50 95 70 78S95 90 120 80 150 88 180 78 240 86 300 80L390 76',
  'M30 120C20 20 70 10 60 90 55 130 90 120 100 80M110 100C120 70 140 70 140 95S170 100 175 75M190 100L200 40M185 65L220 60M275 95C290 60 300 60 300 92M320 95C330 70 350 75 345 95',
  'M50 140C0 60 160-20 120 80 100 150 60 60 180 60 260 60 200 130 240 100L300 60 310 110 340 70 350 100 395 60',
];

const kinds: Kind[] = [
  // Notes whose marks stand raised in the text, and below a separator as "33." and a tab; on some pages high above the foot.
  {
    name: 'numbered notes',
    css: '.mark { display: inline-block; width: 9mm }',
    sheets: many(pages, (index) => {
      const first = 29 + index * 4;
      const body = times(4, (at) => `<p>${random.text(2).slice(0, -1)}<sup>${first + at}</sup>. ${random.text(3)}</p>`);
      const notes = times(4, (at) => `<p><span class="mark">${first + at}.</span>${random.text(at + 1)}</p>`);
      return { body, notes: `<div style="margin-bottom:${index * 12}mm">${notes}</div>` };
    }),
  },
  // A chart drawn on the page between paragraphs: an axis of numerals beside it, labels and numerals below.
  {
    name: 'drawn chart',
    sheets: [10, 5, 100, 0.5].map((step) => {
      const ticks = times(9, (at) => `<text x="44" y="${28 + at * 26}" text-anchor="end">${(8 - at) * step}</text>`);
      const bar = (at: number) =>
        `<rect x="${70 + at * 66}" y="${90 + at * 20}" width="30" height="${142 - at * 20}"/>`;
      const names = times(6, (at) => `<text x="${70 + at * 66}" y="252">${2015 + at}</text>`);
      const chart = `<svg class="skip" viewBox="0 0 480 262" style="display:block;font:11px sans-serif"><path d="M50 15V232H470" fill="none" stroke="#000"/>${ticks}${times(6, bar)}${names}</svg>`;
      return { body: `${paragraphs(4)}${chart}${paragraphs()}` };
    }),
    expects: 'chart',
  },
  // A signature between the text and the signer's name.
  {
    name: 'signed pages',
    css: '.body { line-height: 1.5 }',
    sheets: strokes.map((stroke, index) => {
      const signature = `<svg class="skip" viewBox="0 0 400 160" style="display:block;width:48mm"><path d="${stroke}" fill="none" stroke="#113" stroke-width="4"/></svg>`;
      return { body: `${paragraphs(4 + index)}${signature}<p>Sample Deponent<br>Director</p>` };
    }),
    scans: 'few',
  },
  // Two tables, each with a caption of two lines, and small notes below both.
  {
    name: 'two tables',
    css: '.figures { border: solid #000; border-width: .6pt 0 } .figures td + td { text-align: right } .small { font-size: 8pt; margin-bottom: 12pt } .small p { margin: 0 }',
    sheets: many(pages, (index) => {
      const note = (at: number) => `<p><sup>${at + 1}</sup> ${random.text(1)}</p>`;
      const table = (at: number) =>
        `<p><b>Table ${index * 2 + at + 1}. ${random.sentence(14)}</b></p><table class="figures">${times(8, () => figureRow(random, 3, 4))}</table><div class="small">${times(4, note)}</div>`;
      return { body: times(2, table) };
    }),
  },
  // A letterhead above a rule, and underlined names: nothing is to be listed.
  {
    name: 'plain letters',
    sheets: many(pages, (index) => ({
      head: '<div style="width:100%;border-bottom:1pt solid #000">SAMPLE &amp; PARTNERS, ADVOCATES, P.O. Box 00, Nairobi, Tel. 000 0000</div>',
      body: `<p><u>${random.sentence(4)}</u><br><u>${random.sentence(3)}</u></p>${paragraphs(index + 3)}<p><u>Sample Advocate</u><br>For the appellant</p>`,
      foot: '',
    })),
  },
  {
    name: 'plain debates',
    sheets: many(pages, (index) => {
      const speaker = () =>
        `<p><b>The Member for Sample (Hon. ${random.sentence(2).slice(0, -1)}):</b> ${random.text(3)}</p>`;
      return {
        head: `<span>12th March 2024</span><span>PARLIAMENTARY DEBATES</span><span>${index + 7}</span>`,
        body: times(14, speaker),
        foot: 'The electronic version of this report is for information only',
      };
    }),
  },
  // A list of names, in two columns but no table.
  {
    name: 'plain names',
    css: '.office { display: inline-block; margin-left: 12mm }',
    sheets: many(pages, (index) => {
      const name = (at: number) =>
        `<div>${index * 24 + at + 1}. ${random.sentence(2).slice(0, -1)} <span class="office">${random.sentence(2)}</span></div>`;
      return { body: paragraphs(2) + times(24, name) };
    }),
  },
  {
    name: 'plain typescript',
    css: '.body { font: 12pt/2 "Liberation Mono", monospace } .body p { margin: 0; text-align: justify; text-indent: 12mm }',
    sheets: many(pages, () => ({ body: paragraphs() })),
  },
  // Every ninth row is set in a font whose letters have no meaning.
  {
    name: 'lost rows',
    css: '.row { white-space: nowrap; text-align-last: justify }',
    sheets: many(pages, (index) => {
      const row = (at: number) => {
        const text = random.sentence(11);
        return `<div class="row">${at % 9 === 4 ? `<b>${text}</b>` : text}</div>`;
      };
      return { body: times(32 + index, row) };
    }),
    hasNoBoldLetters: true,
  },
];

/** What was counted wrong, or listed without need, in files by other writers. */
export const strangersFiles = kinds.map((kind): Kind => ({ scans: 'none', ...kind }));
