import { type Chance, chanceOf } from './chance';
import { type Kind, many, sheet, times } from './kind';

const PAGES = 8;
const pages = (make: (index: number) => string): string[] => many(PAGES, make);

const numbered = (chance: Chance, from: number, count = 14) =>
  times(count, (at) => `<p class="numbered"><b>${from + at}.</b>${chance.text(chance.between(1, 4))}</p>`);

const heading = `<p class="centre"><b>IN THE TAX APPEALS TRIBUNAL</b></p><p class="centre">APPEAL NO. … OF …</p><table><tr><td>SAMPLE TAXPAYER LTD</td><td style="text-align:right">APPELLANT</td></tr></table><p class="centre">– VERSUS –</p><table><tr><td>COMMISSIONER OF DOMESTIC TAXES</td><td style="text-align:right">RESPONDENT</td></tr></table><h2 class="centre"><u>STATEMENT OF FACTS</u></h2>`;

const signature = `<p>Dated at Nairobi this ………… day of ………………</p><p>______________________<br>Advocate for the appellant</p>`;

/** Papers as advocates file them: single and double spaced, numbered, with headings in capitals, signed and stamped. */
export function pleadings(): Kind[] {
  const chance = chanceOf(17);
  const double = pages((index) =>
    sheet({ body: (index ? '' : heading) + numbered(chance, index * 9 + 1), foot: `${index + 1}` }),
  );
  const single = pages((index) =>
    sheet({
      head: '<span>Written submissions</span><span>Sample Taxpayer Ltd</span>',
      body:
        (index ? '' : heading) +
        (index === 3 ? `<h3>${chance.sentence(5).toUpperCase()}</h3>` : '') +
        numbered(chance, index * 12 + 1),
      foot: `Page ${index + 1} of ${PAGES}`,
    }),
  );
  const affidavit = pages((index) =>
    sheet({
      body: `<p>I, <b>SAMPLE DEPONENT</b>, ${chance.text(2)}</p>${numbered(chance, 1, index === 7 ? 4 : 14)}${index === 7 ? signature : ''}`,
      over: index % 2 ? '<img class="stamp" src="stamp"><img class="signed" src="signature">' : '',
    }),
  );
  const ruled = pages((index) => {
    const numbers = times(28, (at) => `<div style="top:${24 + at * 8.8}mm">${at + 1}</div>`);
    return sheet({ body: chance.text(40), foot: `${index + 1}`, over: `<div class="rail skip">${numbers}</div>` });
  });
  const tight = pages((index) =>
    sheet({
      head: `<span>${chance.sentence(3)}</span>`,
      body: numbered(chance, index + 1, 30),
      foot: `– ${index + 1} –`,
    }),
  );
  return [
    {
      name: 'double-spaced',
      css: '.body { line-height: 2; } .body p { margin: 0; } table { line-height: 1.2 }',
      sheets: double,
    },
    { name: 'single-spaced', sheets: single },
    {
      name: 'affidavit',
      css: '.body { line-height: 1.5; } .stamp { position: absolute; right: 32mm; top: 190mm; width: 45mm; } .signed { position: absolute; left: 60mm; top: 205mm; width: 50mm; }',
      sheets: affidavit,
    },
    {
      name: 'numbered-lines',
      css: '.body { line-height: 8.8mm; } .rail div { position: absolute; left: 10mm; width: 8mm; text-align: right; font-size: 10pt; }',
      sheets: ruled,
    },
    {
      name: 'tight',
      css: '.body { font: 10pt/1 "Liberation Sans", sans-serif; } .body p { margin: 0 0 3pt; text-align: justify; }',
      sheets: tight,
    },
  ];
}
