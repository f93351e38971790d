import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive; names are distinct. */
export type ArchiveFile = { name: string; file: Blob };

const partSize = 1 << 22;

/**
 * Files as one ZIP archive, as they are: a PDF is packed already. Their bytes are read in parts, for the check sums, and not
 * copied: the archive is made of references to them.
 */
export async function archiveOf(files: readonly ArchiveFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  let [read, part]: [Uint8Array?, Blob?] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(chunk === read && part ? part : (chunk as Uint8Array<ArrayBuffer>));
  });
  for (const { name, file } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for (let at = 0; at < file.size; at += partSize) {
      part = file.slice(at, at + partSize);
      read = new Uint8Array(await part.arrayBuffer());
      entry.push(read, at + partSize >= file.size);
    }
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
