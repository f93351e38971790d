import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { addPublication } from '../add-publication/add-publication';
import { edit } from './project-copy';

/** As the command takes them in, and filled in afterwards. */
export async function threePublications(folder: string): Promise<void> {
  const incoming = join(folder, '.cache/incoming');
  await mkdir(incoming, { recursive: true });
  for (const [index, name] of ['Client Alert.pdf', 'ملخصات.pdf', 'Muhtasari wa Kesi.pdf'].entries()) {
    const file = join(incoming, name);
    await writeFile(file, await blankPdf(index === 0 ? 300 : 2));
    const { markdown } = await addPublication(file, { root: folder, list: 'TAT summaries', id: String(90 + index) });
    await edit(folder, markdown, (text) =>
      filledIn(text.replace(/^title: .*$/m, `title: An addition, part ${index + 1}`)),
    );
  }
}

export async function manyPublications(folder: string): Promise<void> {
  const cover = await sharp({ create: { width: 210, height: 297, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const pdf = await blankPdf(2);
  for (let index = 0; index < 212; index += 1) {
    const slug = `many-${index}`;
    await writeFile(join(folder, `public/web/Attachments/covers/${slug}.png`), cover);
    await writeFile(join(folder, `public/web/Attachments/${slug}.pdf`), pdf);
    const list = index < 200 ? 'TAT summaries' : 'whitepapers';
    const front = `id: 1\nlist: ${list}\ntitle: One of many, part ${index}\ndescription: ''\ndate: ''\ncases: 0\nimage: /web/Attachments/covers/${slug}.png\npdfFileName: ${slug}.pdf\ncontents: []\n`;
    await writeFile(join(folder, `content/publications/${slug}.md`), filledIn(`---\n${front}---\n`));
  }
}

const filledIn = (text: string) =>
  `${text
    .replace("description: ''", 'description: 1 case summarised')
    .replace('description: ""', 'description: 1 case summarised')
    .replace(/date: (''|"")/, 'date: 01-02-2024')
    .replace('cases: 0', 'cases: 1')
    .replace('contents: []', 'contents:\n  - name: A v B\n    subject: VAT\n    issue: Supply')}\nAn abstract.\n`;

async function blankPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return pdf.save();
}
