/** A file that is read in parts, so that one of a gigabyte needs no gigabyte of memory. Reading is synchronous: PDFium asks so. */
export type ByteSource = {
  size: number;
  /** The bytes from `start` up to `end`, cut off at the file's end. */
  read: (start: number, end: number) => Uint8Array;
  /** Whether PDFium need not be given these bytes. */
  isSkipped?: (start: number, end: number) => boolean;
};

const blockSize = 1 << 20;
// With it a file of up to 64 MB is read once; of a larger one the least recently read blocks go.
const mostBlocks = 64;

export const memorySource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const partOf = ({ read }: ByteSource, size: number): ByteSource => ({
  size,
  read: (start, end) => read(start, Math.min(end, size)),
});

/** PDFium asks for some hundred bytes at a time, and each reading of a browser's file costs a message to another process. */
export function blockSource(size: number, readBlock: (start: number, end: number) => Uint8Array): ByteSource {
  const blocks = new Map<number, Uint8Array>();
  const block = (number: number): Uint8Array => {
    const known = blocks.get(number);
    const bytes = known ?? readBlock(number * blockSize, Math.min(size, (number + 1) * blockSize));
    if (known) blocks.delete(number);
    else if (blocks.size >= mostBlocks) blocks.delete(blocks.keys().next().value as number);
    blocks.set(number, bytes);
    return bytes;
  };
  return {
    size,
    read: (start, end) => {
      const from = Math.max(0, Math.min(start, size));
      const to = Math.max(from, Math.min(end, size));
      const parts: Uint8Array[] = [];
      for (let at = from - (from % blockSize); at < to; at += blockSize)
        parts.push(block(at / blockSize).subarray(Math.max(0, from - at), to - at));
      return parts.length === 1 ? (parts[0] as Uint8Array) : joinBytes(parts);
    },
  };
}

// Of the workers' library, which does not go together with the documents'.
declare const FileReaderSync: new () => { readAsArrayBuffer: (blob: Blob) => ArrayBuffer };

/** A file or blob, for a worker: only there can a browser read one synchronously. */
export function blobSource(blob: Blob): ByteSource {
  const reader = new FileReaderSync();
  return blockSource(blob.size, (start, end) => new Uint8Array(reader.readAsArrayBuffer(blob.slice(start, end))));
}
