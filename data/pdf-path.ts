import { join } from 'node:path';

export const pdfPath = (pdfUrl: string, folder = 'public'): string => join(folder, pdfUrl);
