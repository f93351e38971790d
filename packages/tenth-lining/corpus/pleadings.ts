import { type Kind, many, numbered, parties, times } from './kind';
import { seededRandom } from './random';

const random = seededRandom(17);
const pages = 8;

const heading = `<p class="centre"><b>IN THE TAX APPEALS TRIBUNAL</b></p><p class="centre">APPEAL NO. … OF …</p>${parties}<h2 class="centre"><u>STATEMENT OF FACTS</u></h2>`;

const signature = `<p>Dated at Nairobi this ………… day of ………………</p><p>______________________<br>Advocate for the appellant</p>`;

const paragraphs = (from: number, count = 14) =>
  numbered(
    many(count, () => random.text(random.between(1, 4))),
    from,
  );

/** Papers as advocates file them. */
export const pleadings: Kind[] = [
  {
    name: 'double-spaced',
    css: '.body { line-height: 2; } .body p { margin: 0; } table { line-height: 1.2 }',
    sheets: many(pages, (index) => ({ body: (index ? '' : heading) + paragraphs(index * 9 + 1) })),
  },
  {
    name: 'single-spaced',
    sheets: many(pages, (index) => {
      const title = index === 3 ? `<h3>${random.sentence(5).toUpperCase()}</h3>` : '';
      return {
        head: '<span>Written submissions</span><span>Sample Taxpayer Ltd</span>',
        body: (index ? '' : heading) + title + paragraphs(index * 12 + 1),
        foot: `Page ${index + 1} of ${pages}`,
      };
    }),
  },
  // Stamped and signed across the text on every other page.
  {
    name: 'affidavit',
    css: '.body { line-height: 1.5; } .stamp { position: absolute; right: 32mm; top: 190mm; width: 45mm; } .signed { position: absolute; left: 60mm; top: 205mm; width: 50mm; }',
    sheets: many(pages, (index) => {
      const [count, end] = index === 7 ? [4, signature] : [14, ''];
      return {
        body: `<p>I, <b>SAMPLE DEPONENT</b>, ${random.text(2)}</p>${paragraphs(1, count)}${end}`,
        foot: '',
        over: index % 2 ? '<img class="stamp" src="stamp"><img class="signed" src="signature">' : '',
      };
    }),
  },
  {
    name: 'numbered-lines',
    css: '.body { line-height: 8.8mm; } .rail div { position: absolute; left: 10mm; width: 8mm; text-align: right; font-size: 10pt; }',
    sheets: many(pages, () => {
      const numbers = times(28, (at) => `<div style="top:${24 + at * 8.8}mm">${at + 1}</div>`);
      return { body: random.text(40), over: `<div class="rail skip">${numbers}</div>` };
    }),
  },
  {
    name: 'tight',
    css: '.body { font: 10pt/1 "Liberation Sans", sans-serif; } .body p { margin: 0 0 3pt; text-align: justify; }',
    sheets: many(pages, (index) => ({
      head: `<span>${random.sentence(3)}</span>`,
      body: paragraphs(index + 1, 30),
      foot: `– ${index + 1} –`,
    })),
  },
];
