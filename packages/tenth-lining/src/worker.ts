import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pdfiumFile } from './node-pdfium';
import { pageEngine } from './scripts';

/** A script that a page may load where its policy lets it fetch nothing; its `version` changes with what it holds. */
export type ScriptFile = { version: string; name: string; body: string };

const here = dirname(fileURLToPath(import.meta.url));
let built: ScriptFile | undefined;

/**
 * The worker's code and PDFium in one script, which a page may load where its policy lets it fetch nothing. PDFium stands in
 * it as text, a character a byte: compressed that is 3 % larger than the bytes, where base64 is 29 % (docs/adr/0009).
 */
export function engineFile(): ScriptFile {
  if (built) return built;
  const bytes = readFileSync(pdfiumFile()).toString('latin1');
  // esbuild leaves a call to the module that is not there; this gives it, once, and lets its text go.
  const given = `var require=function(){require=0;return{pdfiumBytes:${stringLiteral(bytes)}}};`;
  const body = `${given}${pageEngine()}`;
  built = script('engine.js', body);
  return built;
}

/** A record to try the tool on (corpus/draw-sample.ts), as a module whose default is its bytes, a character each. */
export function sampleFile(): ScriptFile {
  const bytes = readFileSync(join(here, '../sample-record.pdf')).toString('latin1');
  return script('sample-record.js', `export default ${stringLiteral(bytes)};`);
}

const script = (name: string, body: string): ScriptFile => ({
  version: createHash('sha256').update(body).digest('hex').slice(0, 10),
  name,
  body,
});

/** What a string of bytes needs escaped; all other characters may stand in a script as they are. */
const stringLiteral = (text: string): string =>
  `"${text.replace(/["\\\n\r]/g, (character) => ({ '\n': '\\n', '\r': '\\r' })[character] ?? `\\${character}`)}"`;
