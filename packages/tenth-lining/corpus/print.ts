import { type Chance, chanceOf } from './chance';
import { type Kind, many, sheet, times } from './kind';

const paragraphs = (chance: Chance, count = 12) => times(count, () => `<p>${chance.text(chance.between(2, 5))}</p>`);
const chapters = ['Introduction', 'The facts', 'The law', 'Findings'];

/** A sentence with a footnote's mark in it, and the notes. */
function withNotes(chance: Chance, from: number): { body: string; notes: string } {
  const noted = times(3, (at) => `<p>${chance.text(2).slice(0, -1)}<sup>${from + at}</sup>. ${chance.text(2)}</p>`);
  const notes = times(3, (at) => `<p><sup>${from + at}</sup> ${chance.text(chance.between(1, 2))}</p>`);
  return { body: noted + paragraphs(chance), notes };
}

function judgment(chance: Chance): Kind {
  const sheets = many(10, (index) => {
    const { body, notes } = withNotes(chance, index * 3 + 1);
    const head =
      index % 2
        ? `<i>Sample Taxpayer Ltd v Commissioner</i><span>${index + 12}</span>`
        : `<span>${index + 12}</span><i>${chapters[index >> 2]}</i>`;
    const quoted = `<blockquote>${chance.text(3)}</blockquote>${body}`;
    return sheet({
      head,
      body: `${index % 3 ? '' : `<h2>${chance.sentence(6)}</h2>`}${quoted}`,
      notes: index % 4 === 3 ? '' : notes,
    });
  });
  return { name: 'judgment', css: '.body p { text-align: justify; }', sheets };
}

function report(chance: Chance): Kind {
  const bullets = () => `<ul>${times(4, () => `<li>${chance.sentence()}</li>`)}</ul>`;
  const sheets = many(10, (index) => {
    if (index === 0)
      return sheet({
        body: `<h1 style="font-size:34pt;margin-top:60mm">Annual report</h1><p style="font-size:16pt">for the year to June</p>`,
      });
    if (index === 5) return sheet({ body: '', foot: `${index + 1}` });
    const figure =
      index % 3
        ? ''
        : `<figure><img src="picture" style="width:110mm;height:60mm"><p style="font-size:9pt">Figure ${index}: ${chance.sentence(9)}</p></figure>`;
    const opening = `<p><span class="skip" style="float:left;font-size:38pt;line-height:30pt;padding-right:3pt">T</span>${chance.text(4).toLowerCase()}</p>`;
    return sheet({
      head: `<span>Annual report</span><span>${chapters[index % 4]}</span>`,
      body: `<h1 style="font-size:22pt;color:#246">${chapters[index % 4]}</h1>${opening}${figure}<h3 style="font-size:13pt">${chance.sentence(5)}</h3>${bullets()}<p>${chance.text(2)} <b style="font-size:15pt">${chance.sentence(3)}</b> CO<sub>2</sub> and 10 m<sup>2</sup>. ${chance.text(2)}</p><p style="font-size:9pt">${chance.text(3)}</p>${paragraphs(chance)}`,
      foot: `${index + 1}`,
    });
  });
  return {
    name: 'report',
    css: 'body { font: 10.5pt/1.35 "DejaVu Sans", sans-serif; } .head { border-bottom: 1pt solid #246; }',
    sheets,
  };
}

function tables(chance: Chance): Kind {
  const figure = () => `${chance.between(1, 9)},${chance.between(100, 999)}`;
  const rows = (count: number) =>
    times(
      count,
      () => `<tr><td>${chance.sentence(3)}</td><td>${figure()}</td><td>${figure()}</td><td>${figure()}</td></tr>`,
    );
  const sheets = many(8, (index) =>
    sheet({
      head: '<span>Schedule of assessments</span>',
      body: `<p>${chance.text(3)}</p><table border="${index % 2}">${rows(chance.between(8, 20))}</table>${paragraphs(chance)}`,
      foot: `${index + 1}`,
    }),
  );
  return { name: 'tables', sheets };
}

/** Pages on which the count is a matter of judgement: each must be listed. */
function hard(chance: Chance): Kind[] {
  const cell = () => `<td style="vertical-align:middle">${chance.sentence(chance.between(2, 14))}</td>`;
  const cells = many(6, () =>
    sheet({ body: `<table border="1">${times(14, () => `<tr>${cell()}${cell()}${cell()}</tr>`)}</table>` }),
  );
  const columns = many(6, (index) =>
    sheet({
      head: '<span>Gazette</span>',
      body: `<div style="column-count:2;column-gap:${index % 3 ? 7 : 3.6}mm;height:245mm">${index % 2 ? '<h3 style="font-size:15pt">Notice</h3>' : ''}${paragraphs(chance, 16)}</div>`,
    }),
  );
  return [
    { name: 'cells-out-of-step', sheets: cells, expects: 'table' },
    { name: 'columns', css: 'body { font-size: 10pt; }', sheets: columns, expects: 'columns' },
  ];
}

function statute(chance: Chance): Kind {
  const sheets = many(6, (index) => {
    const section = (at: number) =>
      `<div style="position:relative"><div class="skip" style="position:absolute;left:-29mm;width:24mm;font-size:7.5pt;line-height:1.15">${chance.sentence(6)}</div><p>${index * 4 + at}. ${chance.text(4)}</p></div>`;
    return sheet({
      head: `<span>${index + 5}</span><span>Cap. 000</span><span>Sample Act</span>`,
      body: times(9, section),
    });
  });
  return {
    name: 'marginal-notes',
    css: '.frame { left: 45mm; } .body { overflow: visible; max-height: 250mm; }',
    sheets,
  };
}

const landscape = (chance: Chance): Kind => ({
  name: 'landscape',
  size: [297, 210],
  sheets: many(6, (index) =>
    sheet({ body: `<h2>${chance.sentence(4)}</h2>${paragraphs(chance)}`, foot: `Page ${index + 1}` }),
  ),
});

const marked = (chance: Chance): Kind => ({
  name: 'watermark',
  css: '.mark { position: absolute; top: 120mm; left: 20mm; font-size: 90pt; color: #ddd; transform: rotate(-45deg); } .wide { letter-spacing: .4em; }',
  sheets: many(6, (index) =>
    sheet({
      body: `${index ? '' : '<p class="centre wide"><b>REPUBLIC OF KENYA</b></p>'}${paragraphs(chance)}`,
      foot: `${index + 1}`,
      over: '<div class="mark skip">SPECIMEN</div>',
    }),
  ),
});

/** Printed documents: judgments with footnotes, reports of mixed sizes, tables, columns, statutes, landscape pages. */
export function printedDocuments(): Kind[] {
  const chance = chanceOf(1717);
  return [
    judgment(chance),
    report(chance),
    tables(chance),
    statute(chance),
    landscape(chance),
    marked(chance),
    ...hard(chance),
  ];
}
