import { type ByteSource, joinBytes, memorySource } from '../pdf/byte-source';
import { hex, toBytes } from '../pdf/latin1';
import { objectReader } from '../pdf/object-reader';
import { fromHeader, joinedSources } from '../pdf/repair';
import { dictionaryText, stringBytes } from '../pdf/syntax';
import { openDocument } from '../read/open-document';
import type { Pdfium } from '../read/pdfium';
import { incrementalUpdate } from '../write/incremental-update';

type Bytes = Uint8Array<ArrayBuffer>;

// What stands for the owner's where neither password is set, of 40 bits and of 128, up to revision 4 (PDF 32000-1, algorithm 3).
const noneSet = [
  '2055c756c72e1ad702608e8196acad447ad32d17cff583235f6dd15fed7dab67',
  '36451bd39d753b7c1d10922c28e6665aa4f3353fb0348b536893e3b1db5c579b',
];

/** Opens a file with its owner's rights where the owner's password is empty, which PDFium tries as the user's alone (ISO 32000-2, 7.6.4). */
export async function openWithOwnerRights(pdfium: Pdfium, source: ByteSource, password?: string) {
  const opened = openDocument(pdfium, source, password);
  const isEnough = typeof opened === 'string' ? opened !== 'password-needed' : opened.facts.mayChange;
  if (isEnough || password !== undefined) return opened;
  // A damaged file's protection is not followed: its password is asked for.
  const owned = await byEmptyOwner(source).catch(() => undefined);
  const own = owned && openDocument(pdfium, owned);
  if (!own || typeof own === 'string') return opened;
  if (typeof opened !== 'string') opened.close();
  own.facts.mayChange = true;
  return own;
}

/** The file, opening without a password; undefined where the owner's is not empty. */
async function byEmptyOwner(file: ByteSource): Promise<ByteSource | undefined> {
  const source = fromHeader(file);
  const reader = objectReader(source);
  const { trailer } = reader;
  const entries = reader.dictionary(trailer.get('Encrypt'));
  const bytes = (key: string) => toBytes(stringBytes(reader.resolve(entries.get(key)) ?? ''));
  const revision = Number(entries.get('R'));
  const owner = bytes('O');
  const given = hex(owner.subarray(0, 32));
  if (revision < 5) return noneSet.includes(given) ? source : undefined;
  const user = bytes('U').slice(0, 48);
  const hash = revision === 5 ? sha256 : hardened;
  if (hex(await hash(owner.slice(32, 40), user)) !== given) return undefined;
  const key = await decrypted(await hash(owner.slice(40, 48), user), bytes('OE').slice(0, 32));
  // The file's key once more, behind an empty password of the user's: in an update that is read here and never kept.
  const salt = new Uint8Array(8);
  const open = await hash(salt, new Uint8Array());
  const [proof, sealed] = [hex([...open, ...salt, ...salt]), hex(await encrypted(open, key))];
  const body = dictionaryText(entries.set('U', `<${proof}>`).set('UE', `<${sealed}>`));
  const number = Number(trailer.get('Size'));
  trailer.set('Encrypt', `${number} 0 R`);
  const update = incrementalUpdate(reader, source.size, number + 1, [{ number, generation: 0, body }]);
  return joinedSources(source, memorySource(update));
}

const digest = async (bits: number, data: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, data));

/** The hash of an empty password: of revision 5, and of revision 6 (ISO 32000-2, algorithm 2.B). */
const sha256 = (salt: Bytes, user: Bytes): Promise<Bytes> => digest(256, joinBytes([salt, user]));

async function hardened(salt: Bytes, user: Bytes): Promise<Bytes> {
  let key = await sha256(salt, user);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const part = [...key, ...user];
    const mixed = await encrypted(key.slice(0, 16), Uint8Array.from(Array(64).fill(part).flat()), key.slice(16, 32));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await digest(256 + 128 * rest, mixed);
    last = mixed.at(-1) as number;
  }
  return key.slice(0, 32);
}

async function aes(way: 'encrypt' | 'decrypt', key: Bytes, data: Bytes, iv = new Uint8Array(16)): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, [way]);
  return new Uint8Array(await crypto.subtle[way]({ name: 'AES-CBC', iv }, imported, data));
}

/** AES without padding: the browser's own adds a block, which is left away, or given to it. */
const encrypted = async (key: Bytes, data: Bytes, iv?: Bytes): Promise<Bytes> =>
  (await aes('encrypt', key, data, iv)).slice(0, data.length);

const decrypted = async (key: Bytes, data: Bytes): Promise<Bytes> =>
  aes('decrypt', key, joinBytes([data, await aes('encrypt', key, new Uint8Array(), data.slice(-16))]));
