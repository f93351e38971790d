import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { degrees, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFString, StandardFonts } from 'pdf-lib';

export type TestPage = {
  size?: [number, number];
  rotate?: number;
  crop?: [number, number, number, number];
  media?: [number, number, number, number];
  userUnit?: number;
  /** operators before and after the page's text */
  before?: string;
  after?: string;
  hasLink?: boolean;
  /** in place of the page's name */
  text?: string;
};

/** Where the page's one line of text begins in the file's space. */
const textStart = { x: 90, y: 500 };

/**
 * A file with a page for each of those given; each has one line of text, its own name. `repeats`: how often the first page
 * object stands in the page tree once more, at its end.
 */
export async function makePdf(
  pages: readonly TestPage[],
  { packed = false, repeats = 0, title = 'A test' } = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const [index, page] of pages.entries()) {
    const made = document.addPage(page.size ?? [595, 842]);
    if (page.rotate) made.setRotation(degrees(page.rotate));
    if (page.media) made.setMediaBox(...page.media);
    if (page.crop) made.setCropBox(...page.crop);
    if (page.userUnit) made.node.set(PDFName.of('UserUnit'), PDFNumber.of(page.userUnit));
    const key = made.node.newFontDictionary('F', font.ref).asString();
    const text = `BT ${key} 12 Tf ${textStart.x} ${textStart.y} Td (${page.text ?? `Page ${index}`}) Tj ET`;
    const content = `${page.before ?? ''}\n${text}\n${page.after ?? ''}`;
    made.node.set(PDFName.of('Contents'), document.context.register(document.context.flateStream(content)));
    if (page.hasLink) addLink(document, made);
  }
  const root = document.catalog.Pages();
  const kids = root.Kids();
  for (let count = 0; count < repeats; count += 1) kids.push(kids.get(0));
  root.set(PDFName.of('Count'), PDFNumber.of(kids.size()));
  document.setTitle(title);
  return document.save({ useObjectStreams: packed });
}

function addLink(document: PDFDocument, page: PDFPage): void {
  const action = { S: 'URI', URI: PDFString.of('https://example.com/a_(b)') };
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [90, 498, 140, 512], A: action };
  page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(document.context.obj(link))]));
}

/** A file of these objects' bodies, the first of them its catalog, with a table of references: for what no library writes. */
export function filePdf(bodies: readonly (string | Buffer)[]): Buffer {
  let text = '%PDF-1.7\n';
  const entries = bodies.map((body, at) => {
    const entry = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${at + 1} 0 obj\n${Buffer.from(body).toString('latin1')}\nendobj\n`;
    return entry;
  });
  const count = bodies.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<</Root 1 0 R/Size ${count}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}

/** The bodies of a file's first objects: its catalog; its page tree, of these objects; a page of A4. */
export const catalog = '<</Type/Catalog/Pages 2 0 R>>';
export const pagesBody = (...kids: number[]) =>
  `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`;
export const pageBody = (entries = '', parent = 2) =>
  `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 595 842]${entries}>>`;

/** A stream as an object's body; `entries`: of its dictionary. */
export const stream = (data: Uint8Array | string, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${data.length}>>\nstream\n`),
    Buffer.from(data),
    Buffer.from('\nendstream'),
  ]);

export const flateStream = (packed: Uint8Array, more = ''): Buffer => stream(packed, `${more}/Filter/FlateDecode`);

export const packedStream = (data: Uint8Array | string): Buffer => flateStream(deflateSync(data, { level: 9 }));

/** So many megabytes of a text of one, two or four signs, as Flate packs them: one block over and over. */
export function packedMegabytes(count: number, text: string): Buffer {
  const block = deflateRawSync(Buffer.alloc(1 << 20, text), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(count).fill(block), Buffer.from([3, 0])]);
}
