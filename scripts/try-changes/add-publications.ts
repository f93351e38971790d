import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { subjects } from '../../content/subjects';
import type { Publication } from '../../content/types';
import { addPublication } from '../add-publication/add-publication';
import { newPublication, newPublicationFile } from '../add-publication/new-publication';
import { edit } from './project-copy';

/** Takes a PDF in by the command, and fills its file in afterwards. */
export async function takeIn(
  folder: string,
  name: string,
  pdf: Uint8Array,
  fillIn: (text: string) => string,
  list: Publication['list'] = 'TAT summaries',
): Promise<void> {
  const file = join(folder, '.cache/incoming', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pdf);
  const { markdown } = await addPublication(file, { root: folder, list, id: '90' });
  await edit(folder, markdown, fillIn);
}

/** A long PDF, and two with names in other letters. */
export async function threePublications(folder: string): Promise<void> {
  for (const [index, name] of ['Client Alert.pdf', 'ملخصات.pdf', 'Muhtasari wa Kesi.pdf'].entries()) {
    const title = `title: An addition, part ${index + 1}`;
    const pdf = await blankPdf(index === 0 ? 300 : 2);
    await takeIn(folder, name, pdf, (text) => filledIn(text.replace(/^title: .*$/m, title)));
  }
}

/** A draft as the command leaves it, with nothing filled in (R5.11). */
export async function heldPublications(folder: string): Promise<void> {
  const pdf = await blankPdf(2);
  await takeIn(folder, 'Not yet.pdf', pdf, (text) => text.replace('id:', 'draft: true\nid:'));
}

/** 200 publications in the one list and 12 in the other, all with the same cover and the same two pages. */
export async function manyPublications(folder: string): Promise<void> {
  const pdf = await blankPdf(2);
  const ground = sharp({ create: { width: 840, height: 1188, channels: 3, background: '#fff' } });
  const cover = await ground.png().toBuffer();
  for (let index = 0; index < 212; index += 1) {
    const list = index < 200 ? 'TAT summaries' : 'whitepapers';
    const publication = newPublication(`many-${index}.pdf`, `One of many, part ${index}`, list, index);
    await writeFile(join(folder, 'public', publication.image), cover);
    await writeFile(join(folder, 'public/web/Attachments', publication.pdfFileName), pdf);
    const markdown = filledIn(newPublicationFile(publication, '1'));
    await writeFile(join(folder, `content/publications/${publication.slug}.md`), markdown);
  }
}

export function filledIn(text: string, date = '01-02-2024', subject = subjects[0]?.name): string {
  const contents = `contents:\n  - name: A v B\n    subject: ${subject}\n    issue: Supply`;
  const fields = text
    .replace('description: ""', 'description: 1 case summarised')
    .replace('date: ""', `date: ${date}`)
    .replace('cases: 0', 'cases: 1')
    .replace('contents: []', contents);
  return `${fields}\nAn abstract.\n`;
}

async function blankPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return pdf.save();
}
