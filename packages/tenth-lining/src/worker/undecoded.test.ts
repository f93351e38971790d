import { deflateSync } from 'node:zlib';
import { catalog, filePdf, pageBody, pagesBody, stream } from '../../testing/make-pdf';
import { numberWatched } from '../../testing/number-watched';

const noise = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 251));
const grey = Uint8Array.from({ length: 10000 }, (_, at) => (at * 31 + (at >> 3)) % 256);
const packed = deflateSync(grey);
const image = '/Type/XObject/Subtype/Image/Width 100/Height 100/ColorSpace/DeviceGray/BitsPerComponent 8';
const scan = (entries: string, data: Uint8Array | string) =>
  filePdf([
    catalog,
    pagesBody(3),
    pageBody('/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>'),
    stream('q 400 0 0 400 90 300 cm /X Do Q'),
    stream(data, image + entries),
  ]);
const typed = (entries: string, data: Uint8Array | string) =>
  filePdf([catalog, pagesBody(3), pageBody('/Contents 4 0 R'), stream(data, entries)]);
const doubtsOf = async (pdf: Buffer) => (await numberWatched(pdf)).pages[0]?.doubts ?? [];

test.each([
  ['LZW', '/Filter/LZWDecode', noise],
  ['Flate', '/Filter/FlateDecode', noise],
  ['Flate that ends early', '/Filter/FlateDecode', packed.subarray(0, packed.length / 2)],
  ['two filters', '/Filter[/ASCIIHexDecode/FlateDecode]', noise.toString('hex')],
  ['JPEG', '/Filter/DCTDecode', noise],
  ['JPEG 2000', '/Filter/JPXDecode', noise],
  ['an unknown filter', '/Filter/NoneDecode', noise],
  ['no filter, that ends early', '', grey.subarray(0, 4000)],
])('R11.6: a page whose picture cannot be decoded is listed: %s', async (_, entries, data) => {
  expect(await doubtsOf(scan(entries, data))).toContain('undecoded');
});

test.each([
  ['LZW', '/Filter/LZWDecode'],
  ['Flate', '/Filter/FlateDecode'],
  ['two filters', '/Filter[/ASCII85Decode/FlateDecode]'],
  ['an unknown filter', '/Filter/NoneDecode'],
])('a page whose content cannot be decoded is listed: %s', async (_, entries) => {
  expect(await doubtsOf(typed(entries, noise))).toContain('undecoded');
});

test.each([
  ['Flate', '/Filter/FlateDecode', packed],
  ['plain', '', grey],
])('a page whose picture can be decoded is not listed: %s', async (_, entries, data) => {
  expect(await doubtsOf(scan(entries, data))).not.toContain('undecoded');
});
