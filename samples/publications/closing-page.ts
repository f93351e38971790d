import { publicationDocument as words } from '../../content/publication-document';
import type { Publication } from '../../content/types';
import { escapeXml as text } from '../../lib/escape-xml';
import { citation } from '../../lib/publications/cite';
import type { DocumentCase } from './case-page';

type Entry = { entry: DocumentCase; id: string; page: number };

/** The last page: the cases by subject, how to cite, what the margin's numbers are, and what a summary is not. */
export function closingPage(publication: Publication, entries: readonly Entry[]): string {
  const subjects = [...new Set(entries.map(({ entry }) => entry.subject))].sort();
  const index = subjects.map((subject) => {
    const links = entries
      .filter(({ entry }) => entry.subject === subject)
      .map(
        ({ entry, id, page }) => `<li><a href="#${id}">${text(entry.issue)}</a><span class="at">${page}</span></li>`,
      );
    return `<li><b>${text(subject)}</b><ul>${links.join('')}</ul></li>`;
  });
  return `<h2>${text(words.subjects)}</h2>
<ul class="contents subjects">${index.join('')}</ul>
<h2 class="next">${text(words.citing)}</h2>
<p>${text(citation(publication))}</p>
<h2 class="next">${text(words.lines)}</h2>
<p>${text(words.linesText)}</p>
<p class="note">${text(words.disclaimer)}</p>`;
}
