import { init, type Functions as Wrapped } from '@embedpdf/pdfium';

type Call = (...values: number[]) => number;

/** The functions of PDFium used here, called as compiled: a page has thousands of letters, and a wrapper would cost more. */
type Functions = Record<keyof Wrapped | 'malloc' | 'free', Call>;

export type Pdfium = {
  call: Functions;
  /** PDFium's memory. Take it anew after every call: it moves when it grows. Asked for with every letter, it makes nothing. */
  memory: () => { bytes: Uint8Array; view: DataView };
  /** where a call puts up to 64 bytes that are read before the next one */
  given: number;
  /** Makes a function callable for PDFium; `signature` as Emscripten writes it, the result first. */
  expose: (callback: Call, signature: string) => number;
  forget: (pointer: number) => void;
  /** pages that stopped it before, by index: it is not given them again */
  skippedPages: Set<number>;
  /** hears which page is at work, or that it is the whole file, which is opened or copied, and when nothing is any more */
  watch: (at?: number | 'file') => void;
  /** bytes of memory that it may have; once it asks for more it is `isOutOfMemory`, and what it does then may lack something */
  memoryLimit: number;
  isOutOfMemory: boolean;
};

type Runtime = {
  wasmExports: Functions;
  HEAPU8: Uint8Array;
  addFunction: (callback: Call, signature: string) => number;
  removeFunction: (pointer: number) => void;
};

// fpdf_edit.h: FPDF_PAGEOBJ_*
export const [textObject, pathObject, imageObject, formObject] = [1, 2, 3, 5] as const;

/** Bytes of memory that PDFium may have, beside those of the file. */
export const mostMemory = 512 << 20;

/** Starts PDFium, which the caller compiles: nothing is fetched, and the library keeps none of its five megabytes. */
export async function startPdfium(module: WebAssembly.Module): Promise<Pdfium> {
  const pdfium = {
    skippedPages: new Set<number>(),
    watch: () => undefined,
    memoryLimit: mostMemory,
    isOutOfMemory: false,
  };
  const instantiateWasm = (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => unknown) => {
    const grow = imports.env?.emscripten_resize_heap as Call;
    const growUpTo = (size: number) => {
      pdfium.isOutOfMemory ||= size >>> 0 > pdfium.memoryLimit;
      return pdfium.isOutOfMemory ? 0 : grow(size);
    };
    return receive(
      new WebAssembly.Instance(module, { ...imports, env: { ...imports.env, emscripten_resize_heap: growUpTo } }),
    );
  };
  // Without a name of its own it reads Node's path, and ends where a folder has a letter above U+00FF.
  const library = await init({ instantiateWasm, thisProgram: 'pdfium' } as unknown as Parameters<typeof init>[0]);
  library.PDFiumExt_Init();
  const runtime = library.pdfium as unknown as Runtime;
  let current = memoryOf(runtime);
  return Object.assign(pdfium, {
    call: runtime.wasmExports,
    given: runtime.wasmExports.malloc(64),
    memory: () => {
      if (current.bytes !== runtime.HEAPU8) current = memoryOf(runtime);
      return current;
    },
    expose: (callback: Call, signature: string) => runtime.addFunction(callback, signature),
    forget: (pointer: number) => runtime.removeFunction(pointer),
  });
}

const memoryOf = ({ HEAPU8: bytes }: Runtime): ReturnType<Pdfium['memory']> => ({
  bytes,
  view: new DataView(bytes.buffer),
});

export const givenFloats = ({ memory, given }: Pdfium, count: number): number[] =>
  Array.from({ length: count }, (_, index) => memory().view.getFloat32(given + 4 * index, true));

export function edgesOf(pdfium: Pdfium, object: number): [number, number, number, number] | undefined {
  const { call, given } = pdfium;
  if (!call.FPDFPageObj_GetBounds(object, given, given + 4, given + 8, given + 12)) return undefined;
  return givenFloats(pdfium, 4) as [number, number, number, number];
}

export const pageObjects = ({ call }: Pdfium, page: number): number[] =>
  Array.from({ length: call.FPDFPage_CountObjects(page) }, (_, index) => call.FPDFPage_GetObject(page, index));
