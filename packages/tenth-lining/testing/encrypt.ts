import { plainCopy } from '../src/write/plain-copy';
import { openTest } from './number-whole';

// PDF 32000-1, table 22: everything but changing the contents.
export const noChanges = -1 & ~(1 << 3);

/** The same file, encrypted; without a password it opens for everybody, with the rights that are given. */
export async function encrypted(pdf: Uint8Array, { password = '', permissions = -1 }): Promise<Buffer> {
  const document = await openTest(pdf);
  const { call, memory } = document.pdfium;
  const text = (value: string) => {
    const bytes = new TextEncoder().encode(`${value}\0`);
    const at = call.malloc(bytes.length);
    memory().bytes.set(bytes, at);
    return at;
  };
  if (!call.EPDF_SetEncryption(document.handle, text(password), text('the owner’s'), permissions))
    throw new Error('not set');
  return Buffer.from(plainCopy(document));
}
