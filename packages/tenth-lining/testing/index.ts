/** Files for the tests of those who use the package. */
export { encrypted } from './encrypt';
export { filePdf, flateStream, makePdf, packedMegabytes } from './make-pdf';
export { textOf } from './number-whole';
