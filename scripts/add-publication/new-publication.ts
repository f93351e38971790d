import { stringify } from 'yaml';
import type { Publication } from '../../content/types';

export type NewPublication = Pick<Publication, 'slug' | 'title' | 'image' | 'pdfFileName' | 'list'>;

/** Whether a PDF's title was written by a program. */
const isGenerated = (title: string) =>
  /^(microsoft (word|powerpoint)|untitled|document ?\d*$)|\.[a-z][a-z\d]{1,4}$/i.test(title);
const longestTitle = 60;

/**
 * What a new publication is called, and where its files go, from its PDF's name.
 *
 * @param pdfFileName as it was handed in: `TAT Summaries Oct 2025.pdf`
 * @param title from the PDF's metadata; without a usable one, the file's name in words
 * @param number names the files of a PDF whose own name has no Latin letter or digit
 */
export function newPublication(
  pdfFileName: string,
  title: string | undefined,
  list: Publication['list'],
  number: number,
): NewPublication {
  const name = pdfFileName.replace(/\.pdf$/i, '').normalize('NFC');
  const named = latinWords(name);
  const words = named.length > 0 ? named : ['publication', String(number)];
  const slug = words.join('-').toLowerCase();
  const usable = title !== undefined && title.length <= longestTitle && !isGenerated(title) ? title : undefined;
  return {
    slug,
    title: usable ?? titleFrom(name),
    list,
    image: `/web/Attachments/covers/${slug}.png`,
    pdfFileName: `${words.join('-')}.pdf`,
  };
}

/** The words of a name, if they are Latin and fit a card. */
function titleFrom(name: string): string {
  const words = name.replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ').trim();
  return words.length <= longestTitle && !/(?!\p{Script=Latin})\p{L}/u.test(words) ? words : '';
}

/** Letters that Unicode does not decompose, and their usual spelling. */
const spellings = new Map(
  'ł=l ø=o đ=d ð=d ħ=h ı=i ŧ=t ß=ss æ=ae œ=oe þ=th ŋ=ng'.split(' ').map((pair) => pair.split('=') as [string, string]),
);

/** The words of a name without accents; words of other scripts are left out. */
function latinWords(name: string): string[] {
  return name
    .replace(/[^\p{ASCII}]/gu, (letter) => spellings.get(letter.toLowerCase()) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\w\s.-]/g, ' ')
    .split(/[\s._-]+/)
    .filter((word) => word !== '');
}

/** The Markdown file of a new publication: what is known, and empty fields for the rest, which the build asks for. */
export function publicationTemplate({ list, title, image, pdfFileName }: NewPublication, id: string): string {
  const known = { id, list, title, description: '', date: '', cases: 0, image, pdfFileName, contents: [] };
  return `---\n${stringify(known)}---\n`;
}
