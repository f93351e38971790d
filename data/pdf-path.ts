import { join } from 'node:path';

/** The path of a publication's PDF on disk. */
export const pdfPath = (pdfUrl: string, folder = 'public'): string => join(folder, pdfUrl);
