import { publicationDocument as words } from '../../content/publication-document';
import { site } from '../../content/site';
import type { Publication } from '../../content/types';
import { escapeXml as text } from '../../lib/escape-xml';
import { casePage, type DocumentCase } from './case-page';
import { closingPage } from './closing-page';
import { coverHtml } from './cover';
import { documentStyles } from './document-styles';

/** Pages before the first case: cover and contents. */
const firstCasePage = 3;

/**
 * The whole publication as HTML, a `<section class="page">` of A4 a page: cover, contents, a case to a page, and a
 * closing page. Chromium prints it; the headings become the PDF's outline.
 */
export function documentHtml(publication: Publication, cases: readonly DocumentCase[], fontFaces: string): string {
  const entries = cases.map((entry, index) => ({ entry, id: `case-${index + 1}`, page: firstCasePage + index }));
  const pages = [
    contentsPage(publication, entries),
    ...entries.map(({ entry, id }) => casePage(entry, id)),
    closingPage(publication, entries),
  ];
  return `<!doctype html>
<html lang="${site.lang}">
<head><meta charset="utf-8"><title>${text(publication.title)}</title><style>${fontFaces}${documentStyles}</style></head>
<body>
<section class="page cover-page">${coverHtml(publication)}</section>
${pages.map((page, index) => framed(page, publication, index + 2)).join('\n')}
</body>
</html>`;
}

function framed(body: string, { title }: Publication, number: number): string {
  return `<section class="page"><div class="running" aria-hidden="true"><span>${text(site.name)}, ${text(title)}</span><b>${number}</b></div>
<div class="text">${body}</div></section>`;
}

function contentsPage(
  { abstract }: Publication,
  entries: ReadonlyArray<{ entry: DocumentCase; id: string; page: number }>,
): string {
  const rows = entries.map(
    ({ entry, id, page }) =>
      `<li><a href="#${id}"><b>${text(entry.name)}</b><br><span>${text(entry.subject)}. ${text(entry.issue)}</span></a><span class="at">${page}</span></li>`,
  );
  return `<h2>${text(words.abstract)}</h2>
${abstract.map((paragraph) => `<p>${text(paragraph)}</p>`).join('')}
<h2 class="next">${text(words.contents)}</h2>
<ol class="contents">${rows.join('')}</ol>
<p class="note"><b>${text(words.sampleMark)}.</b> ${text(words.sampleNote)}</p>`;
}
