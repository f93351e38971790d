import type { PageLines } from '../lines/types';
import { type ByteSource, partOf } from '../pdf/byte-source';
import { type Drawing, drawPage } from '../read/draw-page';
import type { PdfDocument } from '../read/open-document';
import { withPageOr } from '../read/open-page';
import type { Pdfium } from '../read/pdfium';
import { archiveOf } from '../write/archive';
import { hasOurFigures, sizeBeforeNumbers } from '../write/earlier-numbering';
import { numberPdf } from '../write/number-pdf';
import { openWithOwnerRights } from './empty-password';
import type { Choices, Problem, Report, Request, Sign } from './messages';
import { pageStore } from './page-store';
import { problemOfKind } from './problem-of-kind';
import { type ReadPage, readLines } from './read-lines';

type SessionDeps<Handle> = {
  pdfium: Promise<Pdfium>;
  sourceOf: (file: Handle) => ByteSource;
  /** a file of as many bytes of the given one, and of what is added after them */
  joined: (file: Handle, kept: number, added: Uint8Array<ArrayBuffer>[]) => Handle;
  report: (report: Report<Handle> | Sign, transfer?: Transferable[]) => void;
  /** bytes that an encrypted or damaged file may have, which is copied into memory to be numbered */
  largestCopy: number;
  /** lets requests in that have come meanwhile */
  pause: () => Promise<void>;
};

// How often requests are let in while a file is read or written, and how often the page hears of its pages, in milliseconds: of
// each ten before them are told anew. How much at once: reading a report must not hold it up.
const pauseInterval = 100;
const reportInterval = 250;
const mostPagesAtOnce = 100;

/** One file's way, from choosing to the numbered one. The worker ends with it: a new file has a new worker. */
export function startSession<Handle = Blob>(deps: SessionDeps<Handle>): (request: Request<Handle>) => Promise<void> {
  const { pdfium, report, largestCopy, pause } = deps;
  let file: { handle: Handle; size: number } | undefined;
  let document: PdfDocument | undefined;
  let choices: Choices | undefined;
  let reading: Promise<void> | undefined;
  let latest = 0;
  let isOwnerAsked = false;
  const store = pageStore();
  const fail = (problem: Problem) => report({ type: 'problem', problem });

  const reportPages = (start: number, end: number): void => {
    for (let from = start; choices && from < end; from += mostPagesAtOnce) {
      const pages = store.reports(from, Math.min(end, from + mostPagesAtOnce), choices);
      report({ type: 'pages', pages, done: store.count() });
    }
  };

  const read = (opened: PdfDocument, index: number): ReadPage => {
    const page = readLines(opened, index);
    report({ type: 'read', page });
    return page;
  };

  /** Reads the file's pages in their order; the first is reported by itself, the others as time goes by. */
  const readAll = async (opened: PdfDocument, known: readonly ReadPage[] = []): Promise<void> => {
    const total = opened.facts.pages;
    const [pauseDue, reportDue] = [everyInterval(pauseInterval), everyInterval(reportInterval)];
    let first = 0;
    for (let index = 0; index < total; index += 1) {
      first = Math.min(first, store.add(known[index] ?? read(opened, index)));
      const isDue = index === 0 || index === total - 1 || reportDue();
      if (isDue) {
        reportPages(first, index + 1);
        first = index + 1;
      }
      if (isDue || pauseDue()) await pause();
    }
  };

  const problemWith = (opened: PdfDocument, size: number, hasOwnersPassword: boolean): Problem | undefined => {
    const { facts } = opened;
    if (facts.pages === 0) return 'damaged';
    if (!facts.mayChange) return hasOwnersPassword ? 'password-owner-wrong' : 'password-owner';
    if ((facts.isEncrypted || facts.isRepaired) && size > largestCopy) return 'copy-too-large';
    return hasOurFigures(opened) ? 'numbered-elsewhere' : undefined;
  };

  const open = async (request: Extract<Request<Handle>, { type: 'open' }>): Promise<void> => {
    const chosen = deps.sourceOf(request.file);
    const kind = problemOfKind(chosen);
    if (kind) return fail(kind);
    // What was numbered here is never numbered twice: it is taken as it was before.
    const before = sizeBeforeNumbers(chosen);
    const source = before === undefined ? chosen : partOf(chosen, before);
    const engine = await pdfium;
    engine.watch = (page) => report({ type: 'at', page });
    engine.skippedPages = new Set(request.skippedPages);
    engine.watch('file');
    const opened = await openWithOwnerRights(engine, source, request.password);
    engine.watch();
    if (typeof opened === 'string')
      return fail(opened === 'password-wrong' && isOwnerAsked ? 'password-owner-wrong' : opened);
    const { facts } = opened;
    const problem = problemWith(opened, source.size, request.password !== undefined && isOwnerAsked);
    isOwnerAsked ||= problem === 'password-owner';
    if (problem) {
      opened.close();
      return fail(problem);
    }
    file = { handle: request.file, size: source.size };
    [document, choices] = [opened, request.choices];
    for (const [index, turns] of Object.entries(choices.turned)) opened.turned.set(Number(index), turns);
    report({ type: 'opened', facts, ...(before !== undefined && { before }) });
    reading = readAll(opened, request.known);
    await reading;
  };

  const turnPages = (opened: PdfDocument, before: Choices['turned'], after: Choices['turned']): void => {
    for (const index of new Set([before, after].flatMap(Object.keys).map(Number))) {
      if (before[index] === after[index]) continue;
      // A page that is no longer turned gets 0, since PDFium remembers its last turn.
      opened.turned.set(index, after[index] ?? 0);
      if (index < store.count()) store.add(read(opened, index));
    }
  };

  const draw = async (index: number, width: number): Promise<void> => {
    if (!document) return;
    const open = document;
    const { rgba, ...size } = withPageOr(open, index, blankSheet(width), (page) => drawPage(open, page, width));
    const picture = await createImageBitmap(new ImageData(rgba, size.width, size.height));
    report({ type: 'drawn', index, width, picture }, [picture]);
  };

  const number = async (version: number): Promise<void> => {
    await reading;
    if (!document || !choices || !file) return;
    const due = everyInterval(pauseInterval);
    latest = version;
    const shouldContinue = async () => {
      if (due()) await pause();
      return latest === version;
    };
    const numbered = await numberPdf(document, store.planned(choices), { shouldContinue, largestCopy });
    if (!numbered) return;
    for (const index of store.setWritingDoubts(numbered.doubts)) reportPages(index, index + 1);
    const { copy, update } = numbered;
    const made = deps.joined(file.handle, copy ? 0 : file.size, copy ? [copy, update] : [update]);
    report({ type: 'numbered', file: made, version, isCopy: copy !== undefined });
  };

  return async (request) => {
    try {
      if (request.type === 'open') await open(request);
      else if (request.type === 'draw') await draw(request.index, request.width);
      else if (request.type === 'number') await number(request.version);
      else if (request.type === 'archive') report({ type: 'archived', file: await archiveOf(request.files) });
      else if (request.type === 'rows') {
        const page = store.settled(request.index);
        if (page) report({ type: 'rows', index: page.index, rows: page.rows, region: regionOf(page) });
      } else {
        const before = choices?.turned ?? {};
        choices = request.choices;
        // What is being written by other choices is not wanted any more.
        latest = Number.NaN;
        if (document) turnPages(document, before, choices.turned);
        reportPages(0, store.count());
      }
    } catch (error) {
      fail((await pdfium).isOutOfMemory ? 'too-large' : problemOf(error));
    }
  };
}

/** What is shown of a page that cannot be drawn: its entry among the pages to look at says that nothing was found on it. */
function blankSheet(wanted: number): Drawing {
  const [width, height] = [Math.round(wanted), Math.round(wanted * Math.SQRT2)];
  return { width, height, rgba: new Uint8ClampedArray(width * height * 4).fill(255) };
}

function regionOf({ rows, height }: PageLines): { top: number; bottom: number } {
  const counted = rows.filter(({ counts }) => counts);
  return { top: counted[0]?.top ?? 0, bottom: counted.at(-1)?.bottom ?? height };
}

function everyInterval(interval: number): () => boolean {
  let last = performance.now();
  return () => {
    if (performance.now() - last < interval) return false;
    last = performance.now();
    return true;
  };
}

function problemOf(error: unknown): Problem {
  const { name, message } = error as Error;
  if (message === 'cannot-write' || message === 'copy-too-large') return message;
  if (name === 'NotReadableError' || name === 'NotFoundError') return 'unreadable';
  const isMemory = error instanceof RangeError || /memory|alloc/i.test(message);
  return isMemory ? 'too-large' : 'engine-failed';
}
