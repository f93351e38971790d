import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { subjects } from '../../content/subjects';
import { today } from '../../data/publication-day';
import { addPublication } from '../add-publication/add-publication';
import { newPublication, newPublicationFile } from '../add-publication/new-publication';
import { edit } from './project-copy';

/** Three PDFs as the command takes them in, filled in afterwards: a long one, and two with names in other letters. */
export async function threePublications(folder: string): Promise<void> {
  const incoming = join(folder, '.cache/incoming');
  await mkdir(incoming, { recursive: true });
  for (const [index, name] of ['Client Alert.pdf', 'ملخصات.pdf', 'Muhtasari wa Kesi.pdf'].entries()) {
    const file = join(incoming, name);
    await writeFile(file, await blankPdf(index === 0 ? 300 : 2));
    const { markdown } = await addPublication(file, { root: folder, list: 'TAT summaries', id: String(90 + index) });
    const title = `title: An addition, part ${index + 1}`;
    await edit(folder, markdown, (text) => filledIn(text.replace(/^title: .*$/m, title)));
  }
}

/** A draft as the command leaves it, with nothing filled in, and one that comes out in a month (R5.11). */
export async function heldPublications(folder: string): Promise<void> {
  const incoming = join(folder, '.cache/incoming');
  await mkdir(incoming, { recursive: true });
  const inAMonth = today(Date.now() + 30 * 86_400_000)
    .split('-')
    .reverse()
    .join('-');
  for (const name of ['Not yet.pdf', 'In a month.pdf']) {
    const file = join(incoming, name);
    await writeFile(file, await blankPdf(2));
    const { markdown } = await addPublication(file, { root: folder, list: 'TAT summaries', id: '99' });
    await edit(folder, markdown, (text) =>
      name === 'Not yet.pdf' ? text.replace('id:', 'draft: true\nid:') : filledIn(text).replace('01-02-2024', inAMonth),
    );
  }
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

const filledIn = (text: string) =>
  `${text
    .replace('description: ""', 'description: 1 case summarised')
    .replace('date: ""', 'date: 01-02-2024')
    .replace('cases: 0', 'cases: 1')
    .replace(
      'contents: []',
      `contents:\n  - name: A v B\n    subject: ${subjects[0]?.name}\n    issue: Supply`,
    )}\nAn abstract.\n`;

async function blankPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return pdf.save();
}
