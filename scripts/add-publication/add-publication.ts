import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import type { Publication } from '../../content/types';
import { parsePublication } from '../../data/parse-publication';
import { readPdfFacts } from '../../data/pdf-facts';
import { formatSize } from '../../lib/format-size';
import { newPublication, publicationTemplate } from './new-publication';
import { pdfCover } from './pdf-cover';

type Options = {
  root: string;
  list: Publication['list'];
  /** the owner's label, usually a number */
  id: string;
};

/**
 * Makes a publication of a PDF: copies it, draws its first page as the cover, and writes its Markdown file. Nothing is
 * written before everything has been read and drawn, so a refusal changes nothing.
 *
 * @returns what was made, the fields that are `left` to fill in, and `advice` on the PDF
 * @throws Error whose message says why: no such file, not a PDF, encrypted, damaged, a name already taken
 */
export async function addPublication(file: string, { root, list, id }: Options) {
  if (!existsSync(file)) throw new Error('does not exist');
  const { pages, bytes, title } = await readPdfFacts(file);
  const publication = newPublication(basename(file), title, list, Number(id) || 1);
  const places = {
    markdown: join('content/publications', `${publication.slug}.md`),
    pdf: join('public/web/Attachments', publication.pdfFileName),
    cover: join('public', publication.image),
  };
  const taken = Object.values(places).find((place) => existsSync(join(root, place)));
  if (taken) throw new Error(`has a name that is already taken: ${taken} exists`);

  const data = await readFile(file);
  const { png: cover, advice } = await pdfCover(data);
  const text = publicationTemplate(publication, id);

  await write(join(root, places.pdf), data);
  await write(join(root, places.cover), cover);
  await write(join(root, places.markdown), text);
  const { markdown } = places;
  const { problems: left } = parsePublication(basename(markdown), text);
  advice.push(...(await pdfAdvice(data, title)));
  return { markdown, pages, bytes, title: publication.title, left, advice, slug: publication.slug };
}

async function write(place: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  // `wx`: two runs at once cannot overwrite each other's files.
  await writeFile(place, data, { flag: 'wx' });
}

const largeBytes = 3 * 1024 * 1024;

/** Advice on the PDF, a sentence each. It refuses nothing, since many ordinary PDFs lack all of it. */
async function pdfAdvice(data: Uint8Array, title: string | undefined): Promise<string[]> {
  const pdf = await PDFDocument.load(data, { updateMetadata: false });
  const marks = pdf.catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  const isTagged = marks?.get(PDFName.of('Marked'))?.toString() === 'true';
  return [
    !isTagged && 'it is not tagged, so screen readers must guess its order: export it as "PDF/UA" or "tagged"',
    !title && 'it has no title of its own: set one in its properties',
    data.length > largeBytes && `it is ${formatSize(data.length)}, which is long on a phone: export it for the web`,
  ].filter((advice) => advice !== false);
}
