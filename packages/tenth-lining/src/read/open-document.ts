import type { ByteSource } from '../pdf/byte-source';
import { objectReader } from '../pdf/object-reader';
import { slotsOf } from '../pdf/page-tree';
import { fromHeader, mended, withHeader } from '../pdf/repair';
import { mostMemory, type Pdfium } from './pdfium';

export type OpenProblem = 'password-needed' | 'password-wrong' | 'damaged' | 'security-unknown';

export type PdfDocument = {
  pdfium: Pdfium;
  source: ByteSource;
  handle: number;
  /** draws what stands in form fields */
  form: number;
  facts: PdfFacts;
  /** quarter turns clockwise that the reader gives pages, by index, on top of their own */
  turned: Map<number, number>;
  /** what they had, once they are opened */
  ownTurns: Map<number, number>;
  close: () => void;
};

export type PdfFacts = {
  pages: number;
  isEncrypted: boolean;
  /** whether its author lets it be changed, by whoever has no owner's password */
  mayChange: boolean;
  isSigned: boolean;
  /** its author certified it, and allows no change */
  isCertified?: boolean;
  /** a form whose pages only Adobe's readers make: what is in the file says "Please wait" */
  isFormShell?: boolean;
  /** whether its list of objects had to be made anew */
  isRepaired: boolean;
};

// fpdfview.h: FPDF_GetLastError; PDF 32000-1, table 22: bit 4 of the permissions.
const passwordError = 4;
const securityError = 5;
const mayChangeBit = 1 << 3;
// fpdf_formfill.h: FORMTYPE_XFA_FULL; PDF 32000-1, table 254: P.
const wholeXfa = 2;
const noChanges = 1;

/** Opens a file, which PDFium reads in parts, when it needs them. One that has lost its end is opened as far as it goes. */
export function openDocument(pdfium: Pdfium, file: ByteSource, password?: string): PdfDocument | OpenProblem {
  const source = withHeader(file);
  pdfium.memoryLimit = mostMemory + source.size;
  const opened = openSource(pdfium, source, password);
  const whole = opened === 'damaged' ? mended(source) : undefined;
  const document = whole ? openSource(pdfium, whole, password) : opened;
  if (typeof document !== 'string' && source !== file) document.facts.isRepaired = true;
  return document;
}

function openSource(pdfium: Pdfium, source: ByteSource, password: string | undefined): PdfDocument | OpenProblem {
  const { call, memory } = pdfium;
  const readBlock = pdfium.expose((_, position, buffer, size) => {
    const [start, end] = [position >>> 0, (position >>> 0) + (size >>> 0)];
    if (source.isSkipped?.(start, end)) return 1;
    const part = source.read(start, end);
    memory().bytes.set(part, buffer);
    return part.length === end - start ? 1 : 0;
  }, 'iiiii');
  const access = call.malloc(12);
  const secret = new TextEncoder().encode(`${password ?? ''}\0`);
  const secretAt = call.malloc(secret.length);
  const { bytes, view } = memory();
  view.setUint32(access, source.size, true);
  view.setUint32(access + 4, readBlock, true);
  view.setUint32(access + 8, 0, true);
  bytes.set(secret, secretAt);
  const handle = call.FPDF_LoadCustomDocument(access, secretAt);
  const error = handle ? 0 : call.FPDF_GetLastError();
  memory().bytes.fill(0, secretAt, secretAt + secret.length);
  call.free(secretAt);
  const release = () => {
    pdfium.forget(readBlock);
    call.free(access);
  };
  if (!handle) {
    release();
    if (error === passwordError) return password === undefined ? 'password-needed' : 'password-wrong';
    return error === securityError ? 'security-unknown' : 'damaged';
  }
  const form = call.PDFiumExt_InitFormFillEnvironment(handle, call.PDFiumExt_OpenFormFillInfo());
  return {
    pdfium,
    source,
    handle,
    form,
    facts: readFacts(pdfium, handle, source),
    turned: new Map(),
    ownTurns: new Map(),
    close: () => {
      call.FPDF_CloseDocument(handle);
      release();
    },
  };
}

// No page takes less, packed with others.
const leastBytesOfPage = 8;

// The page tree of a file with more pages than these is followed before it is believed, where they take less on average.
const [fewPages, usualBytesOfPage] = [100, 1000];

/** A page tree that leads back into itself may claim a million pages: those count that are there, up to what the file holds. */
function countPages({ call }: Pdfium, handle: number, source: ByteSource): number {
  const { size } = source;
  const claimed = call.FPDF_GetPageCount(handle);
  if (claimed <= Math.max(fewPages, size / usualBytesOfPage)) return claimed;
  const most = Math.min(Math.ceil(size / leastBytesOfPage), pagesInTree(source, claimed));
  if (claimed <= most) return claimed;
  let pages = 0;
  while (pages < most && call.EPDFDoc_GetPageObjectNumberByIndex(handle, pages) > 0) pages += 1;
  return pages;
}

/** The pages that the page tree names, each of its branches followed once; all that are claimed where it cannot be followed here. */
function pagesInTree(source: ByteSource, claimed: number): number {
  try {
    return slotsOf(objectReader(fromHeader(source)), claimed).length || claimed;
  } catch {
    return claimed;
  }
}

function readFacts(pdfium: Pdfium, handle: number, source: ByteSource): PdfFacts {
  const { call } = pdfium;
  const signatures = Array.from({ length: call.FPDF_GetSignatureCount(handle) }, (_, index) =>
    call.FPDFSignatureObj_GetDocMDPPermission(call.FPDF_GetSignatureObject(handle, index)),
  );
  return {
    pages: countPages(pdfium, handle, source),
    isEncrypted: call.FPDF_GetSecurityHandlerRevision(handle) >= 0,
    mayChange: (call.FPDF_GetDocPermissions(handle) & mayChangeBit) !== 0,
    isSigned: signatures.length > 0,
    ...(signatures.includes(noChanges) && { isCertified: true }),
    ...(call.FPDF_GetFormType(handle) === wholeXfa && { isFormShell: true }),
    isRepaired: call.FPDF_DocumentHasValidCrossReferenceTable(handle) === 0,
  };
}
