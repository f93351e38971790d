/** PDFium's WebAssembly, a character for each byte: ../worker.ts puts it into the bundle. */
declare module 'pdfium-bytes' {
  export const pdfiumBytes: string;
}
