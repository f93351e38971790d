import { init } from '@embedpdf/pdfium';

type Call = (...values: number[]) => number;

/** The functions of PDFium used here, called as compiled: a page has thousands of letters, and a wrapper would cost more. */
type Functions = Record<
  | 'malloc'
  | 'free'
  | 'FPDF_LoadCustomDocument'
  | 'FPDF_CloseDocument'
  | 'FPDF_GetLastError'
  | 'FPDF_GetPageCount'
  | 'FPDF_DocumentHasValidCrossReferenceTable'
  | 'FPDF_GetSecurityHandlerRevision'
  | 'FPDF_GetDocPermissions'
  | 'FPDF_GetSignatureCount'
  | 'FPDF_SaveAsCopy'
  | 'FPDF_GetMetaText'
  | 'EPDF_GetMetaKeyCount'
  | 'EPDF_GetMetaKeyName'
  | 'FPDF_LoadPage'
  | 'FPDF_ClosePage'
  | 'FPDF_GetPageBoundingBox'
  | 'FPDFPage_GetRotation'
  | 'FPDFPage_SetRotation'
  | 'EPDFDoc_GetPageObjectNumberByIndex'
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetText'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_GetCharBox'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetFontSize'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_GetTextObject'
  | 'FPDFTextObj_GetTextRenderMode'
  | 'FPDFTextObj_GetFont'
  | 'FPDFFont_GetBaseFontName'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFPageObj_GetMatrix'
  | 'FPDFPageObj_HasTransparency'
  | 'FPDFPageObj_GetClipPath'
  | 'FPDFClipPath_CountPaths'
  | 'FPDFImageObj_GetBitmap'
  | 'FPDFImageObj_GetImageFilter'
  | 'FPDFBitmap_GetWidth'
  | 'FPDFBitmap_GetHeight'
  | 'FPDFBitmap_GetFormat'
  | 'FPDFFormObj_CountObjects'
  | 'FPDFFormObj_GetObject'
  | 'FPDFPath_CountSegments'
  | 'FPDFBitmap_CreateEx'
  | 'FPDFBitmap_Destroy'
  | 'FPDFBitmap_FillRect'
  | 'FPDFBitmap_GetBuffer'
  | 'FPDFBitmap_GetStride'
  | 'FPDF_RenderPageBitmap'
  | 'PDFiumExt_OpenFormFillInfo'
  | 'PDFiumExt_InitFormFillEnvironment'
  | 'FORM_OnAfterLoadPage'
  | 'FORM_OnBeforeClosePage'
  | 'FPDF_FFLDraw',
  Call
>;

export type Pdfium = {
  call: Functions;
  /** PDFium's memory. Take it anew after every call: it moves when it grows. */
  memory: () => { bytes: Uint8Array; view: DataView };
  /** Makes a function callable for PDFium; `signature` as Emscripten writes it, the result first. */
  expose: (callback: Call, signature: string) => number;
  forget: (pointer: number) => void;
};

type Runtime = {
  wasmExports: Functions;
  HEAPU8: Uint8Array;
  addFunction: (callback: Call, signature: string) => number;
  removeFunction: (pointer: number) => void;
};

/**
 * Starts PDFium.
 *
 * @param wasm the compiled library; given by the caller, so that nothing is fetched
 */
export async function startPdfium(wasm: Uint8Array): Promise<Pdfium> {
  const options = { wasmBinary: wasm, locateFile: (name: string) => name };
  const library = await init(options as unknown as Parameters<typeof init>[0]);
  library.PDFiumExt_Init();
  const runtime = library.pdfium as unknown as Runtime;
  return {
    call: runtime.wasmExports,
    memory: () => {
      const bytes = runtime.HEAPU8;
      return { bytes, view: new DataView(bytes.buffer) };
    },
    expose: (callback, signature) => runtime.addFunction(callback, signature),
    forget: (pointer) => runtime.removeFunction(pointer),
  };
}
