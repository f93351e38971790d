import type { PageLines, PageText } from '../src/lines/types';
import type { PdfDocument } from '../src/read/open-document';
import { readPageText, withPage } from '../src/read/open-page';
import { firstChoices } from '../src/worker/messages';
import { pageStore } from '../src/worker/page-store';
import { readLines } from '../src/worker/read-lines';
import { numberPdf } from '../src/write/number-pdf';
import { openTest } from '../testing/number-whole';

async function withFile<Result>(
  pdf: Uint8Array,
  use: (document: PdfDocument) => Result | Promise<Result>,
): Promise<Result> {
  const document = await openTest(pdf);
  const result = await use(document);
  document.close();
  return result;
}

const indices = ({ facts }: PdfDocument): number[] => Array.from({ length: facts.pages }, (_, index) => index);

/** The rows of a file's pages, read as the site's worker reads them; running heads are not yet told. */
export const readFileLines = (pdf: Uint8Array): Promise<PageLines[]> =>
  withFile(pdf, (document) => indices(document).map((index) => readLines(document, index).lines));

/** What a file's pages say in words. */
export const readFileText = (pdf: Uint8Array): Promise<PageText[]> =>
  withFile(pdf, (document) =>
    indices(document).map((index) => withPage(document, index, (page) => readPageText(document, page))),
  );

/** The pages, by index, on which a number may not be seen once the file is numbered. */
export const unseenInFile = (pdf: Uint8Array): Promise<number[]> =>
  withFile(pdf, async (document) => {
    const store = pageStore();
    for (const index of indices(document)) store.add(readLines(document, index));
    return [...((await numberPdf(document, store.planned(firstChoices)))?.doubts.keys() ?? [])];
  });
