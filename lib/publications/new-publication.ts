import { stringify } from 'yaml';
import type { Publication } from '@/content/types';

export type NewPublication = Pick<Publication, 'slug' | 'title' | 'image' | 'pdfFileName' | 'list'>;

/**
 * What a new publication is called, and where its files go, from its PDF's name.
 *
 * @param pdfFileName as it was handed in: `TAT Summaries Oct 2025.pdf`
 * @param title from the PDF's metadata; without one, the file's name in words
 * @throws Error for a name without a letter or digit
 */
export function newPublication(
  pdfFileName: string,
  title: string | undefined,
  list: Publication['list'],
): NewPublication {
  const name = pdfFileName
    .replace(/\.pdf$/i, '')
    .normalize('NFKD')
    .replace(/[^\w\s.-]/g, '');
  const words = name.split(/[\s._-]+/).filter((word) => word !== '');
  if (words.length === 0) throw new Error('has no letter or digit in its name');
  const slug = words.join('-').toLowerCase();
  return {
    slug,
    title: title ?? words.join(' '),
    list,
    image: `/web/Attachments/covers/${slug}.png`,
    pdfFileName: `${words.join('-')}.pdf`,
  };
}

/** The Markdown file of a new publication: what is known, and empty fields for the rest, which the build asks for. */
export function newPublicationFile({ slug: _, ...known }: NewPublication, id: string): string {
  const { list, title, image, pdfFileName } = known;
  const frontMatter = stringify({
    id,
    list,
    title,
    description: '',
    date: '',
    cases: 0,
    image,
    pdfFileName,
    contents: [],
  });
  return `---\n${frontMatter}---\n`;
}
