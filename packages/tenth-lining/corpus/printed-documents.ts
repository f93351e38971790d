import { figureRow, type Kind, many, times } from './kind';
import { seededRandom } from './random';

const random = seededRandom(1717);
const paragraphs = (count = 12) => times(count, () => `<p>${random.text(random.between(2, 5))}</p>`);
const chapters = ['Introduction', 'The facts', 'The law', 'Findings'];

/** Documents that are printed for readers. */
export const printedDocuments: Kind[] = [
  // Justified, with quotations and footnotes, and running heads that differ left and right.
  {
    name: 'judgment',
    css: '.body p { text-align: justify; }',
    sheets: many(10, (index) => {
      const mark = (at: number) => `<sup>${index * 3 + 1 + at}</sup>`;
      const noted = times(3, (at) => `<p>${random.text(2).slice(0, -1)}${mark(at)}. ${random.text(2)}</p>`);
      const notes = times(3, (at) => `<p>${mark(at)} ${random.text(random.between(1, 2))}</p>`);
      const text = noted + paragraphs();
      const quotation = `<blockquote>${random.text(3)}</blockquote>`;
      const number = `<span>${index + 12}</span>`;
      return {
        head:
          index % 2 ? `<i>Sample Taxpayer Ltd v Commissioner</i>${number}` : `${number}<i>${chapters[index >> 2]}</i>`,
        body: `${index % 3 ? '' : `<h2>${random.sentence(6)}</h2>`}${quotation}${text}`,
        notes: index % 4 === 3 ? '' : notes,
        foot: '',
      };
    }),
  },
  // Type of many sizes, initials, bullets and pictures; a cover and a blank page.
  {
    name: 'report',
    css: 'body { font: 10.5pt/1.35 "DejaVu Sans", sans-serif; } .head { border-bottom: 1pt solid #246; }',
    sheets: many(10, (index) => {
      if (index === 0)
        return {
          body: `<h1 style="font-size:34pt;margin-top:60mm">Annual report</h1><p style="font-size:16pt">for the year to June</p>`,
          foot: '',
        };
      if (index === 5) return { body: '' };
      const chapter = chapters[index % 4];
      const figure =
        index % 3
          ? ''
          : `<figure><img src="picture" style="width:110mm;height:60mm"><p style="font-size:9pt">Figure ${index}: ${random.sentence(9)}</p></figure>`;
      const opening = `<p><span class="skip" style="float:left;font-size:38pt;line-height:30pt;padding-right:3pt">T</span>${random.text(4).toLowerCase()}</p>`;
      return {
        head: `<span>Annual report</span><span>${chapter}</span>`,
        body: [
          `<h1 style="font-size:22pt;color:#246">${chapter}</h1>${opening}${figure}<h3 style="font-size:13pt">${random.sentence(5)}</h3>`,
          `<ul>${times(4, () => `<li>${random.sentence()}</li>`)}</ul>`,
          `<p>${random.text(2)} <b style="font-size:15pt">${random.sentence(3)}</b> CO<sub>2</sub> and 10 m<sup>2</sup>. ${random.text(2)}</p>`,
          `<p style="font-size:9pt">${random.text(3)}</p>${paragraphs()}`,
        ].join(''),
      };
    }),
  },
  {
    name: 'tables',
    sheets: many(8, (index) => {
      const rows = () => times(random.between(8, 20), () => figureRow(random, 3, 3));
      return {
        head: '<span>Schedule of assessments</span>',
        body: `<p>${random.text(3)}</p><table border="${index % 2}">${rows()}</table>${paragraphs()}`,
      };
    }),
  },
  // A statute with notes in its margin.
  {
    name: 'marginal-notes',
    css: '.frame { left: 45mm; } .body { overflow: visible; max-height: 250mm; }',
    sheets: many(6, (index) => {
      const section = (at: number) =>
        `<div style="position:relative"><div class="skip" style="position:absolute;left:-29mm;width:24mm;font-size:7.5pt;line-height:1.15">${random.sentence(6)}</div><p>${index * 4 + at}. ${random.text(4)}</p></div>`;
      return {
        head: `<span>${index + 5}</span><span>Cap. 000</span><span>Sample Act</span>`,
        body: times(9, section),
        foot: '',
      };
    }),
  },
  {
    name: 'landscape',
    size: [297, 210],
    sheets: many(6, (index) => ({
      body: `<h2>${random.sentence(4)}</h2>${paragraphs()}`,
      foot: `Page ${index + 1}`,
    })),
  },
  {
    name: 'watermark',
    css: '.mark { position: absolute; top: 120mm; left: 20mm; font-size: 90pt; color: #ddd; transform: rotate(-45deg); } .wide { letter-spacing: .4em; }',
    sheets: many(6, (index) => ({
      body: `${index ? '' : '<p class="centre wide"><b>REPUBLIC OF KENYA</b></p>'}${paragraphs()}`,
      over: '<div class="mark skip">SPECIMEN</div>',
    })),
  },
  {
    name: 'cells-out-of-step',
    sheets: many(6, () => {
      const cell = () => `<td style="vertical-align:middle">${random.sentence(random.between(2, 14))}</td>`;
      return { body: `<table border="1">${times(14, () => `<tr>${times(3, cell)}</tr>`)}</table>`, foot: '' };
    }),
    expects: 'table',
  },
  {
    name: 'columns',
    css: 'body { font-size: 10pt; }',
    sheets: many(6, (index) => ({
      head: '<span>Gazette</span>',
      body: `<div style="column-count:2;column-gap:${index % 3 ? 7 : 3.6}mm;height:245mm">${index % 2 ? '<h3 style="font-size:15pt">Notice</h3>' : ''}${paragraphs(16)}</div>`,
      foot: '',
    })),
    expects: 'columns',
  },
];
