import { Zip, ZipPassThrough } from 'fflate';
import { fileNames } from './file-name';

export type ArchiveFile = { name: string; file: Blob };

const partSize = 1 << 22;

/** Files as one ZIP archive, as they are: their bytes are read for the check sums, and referred to, not copied. */
export async function archiveOf(files: readonly ArchiveFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  let [read, part]: [Uint8Array?, Blob?] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(chunk === read && part ? part : (chunk as Uint8Array<ArrayBuffer>));
  });
  const names = fileNames(files.map(({ name }) => name));
  for (const [at, { file }] of files.entries()) {
    const entry = new ZipPassThrough(names[at] ?? '');
    zip.add(entry);
    for (let start = 0; start < file.size; start += partSize) {
      part = file.slice(start, start + partSize);
      read = new Uint8Array(await part.arrayBuffer());
      entry.push(read, start + partSize >= file.size);
    }
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
