/** Bytes as a text of as many characters, each of the byte's value: what PDF's own syntax is read and written in. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  // A call takes only so many arguments; spread, they would cost five times the time.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode.apply(undefined, bytes.subarray(at, at + 8192) as unknown as number[]);
  return text;
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export const hex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
