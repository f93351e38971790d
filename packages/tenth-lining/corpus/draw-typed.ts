import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Kind, sheetCss, sheetHtml } from './kind';
import { measureSheets } from './measure-sheets';
import { withoutBoldLetters } from './variants';

const drawings: Record<string, string> = {
  stamp: `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240"><g transform="rotate(-7 180 120)" fill="none" stroke="#a22" stroke-width="5"><rect x="20" y="40" width="320" height="160"/><rect x="30" y="50" width="300" height="140" stroke-width="2"/></g><g transform="rotate(-7 180 120)" fill="#a22" font-family="sans-serif" text-anchor="middle"><text x="180" y="100" font-size="38">RECEIVED</text><text x="180" y="140" font-size="26">REGISTRY</text><text x="180" y="172" font-size="24">12 MAR</text></g></svg>`,
  signature: `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><path d="M10 110 C60 10 80 150 120 60 S160 150 200 70 S240 20 250 100 S330 120 390 40" fill="none" stroke="#113" stroke-width="5"/></svg>`,
  picture: `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="240"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#345"/><stop offset="1" stop-color="#cde"/></linearGradient></defs><rect width="440" height="240" fill="url(#sky)"/><circle cx="330" cy="70" r="36" fill="#fc6"/><path d="M0 240 L120 90 L210 200 L300 120 L440 240Z" fill="#253"/></svg>`,
  letterhead: `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="1240" height="1754" fill="#fff"/><g font-family="sans-serif" text-anchor="middle"><text x="620" y="90" font-size="42">SAMPLE &amp; PARTNERS</text><text x="620" y="135" font-size="22">ADVOCATES AND COMMISSIONERS FOR OATHS</text><text x="620" y="170" font-size="20">Sample House, Example Street, Nairobi</text><text x="620" y="1715" font-size="18">advocates@example.com</text></g></svg>`,
};

/** Draws a file as a PDF; the ground truth is measured on the very page that is printed. */
export async function drawTyped(page: Page, { size: [width, height] = [210, 297], ...kind }: Kind) {
  let sheets = kind.sheets.map(sheetHtml).join('');
  for (const [name, svg] of Object.entries(drawings)) {
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    sheets = sheets.replaceAll(`src="${name}"`, `src="data:image/png;base64,${png.toString('base64')}"`);
  }
  const style = `@page { size: ${width}mm ${height}mm; margin: 0; } :root { --width: ${width}mm; --height: ${height}mm; } ${sheetCss} ${kind.css ?? ''}`;
  await page.emulateMedia({ media: 'print' });
  await page.setContent(`<!doctype html><html lang="en"><style>${style}</style>${sheets}</html>`);
  // tsx names inner functions by a helper, which the browser does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  const pages = await page.evaluate(measureSheets);
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = kind.hasNoBoldLetters ? await withoutBoldLetters(printed) : printed;
  const size: [number, number] = [(width / 25.4) * 72, (height / 25.4) * 72];
  return { pdf, pages, size };
}
