/**
 * The last step of `npm run ready`: copies the hashed files of the release that is live into `out/`. A page asks for its
 * scripts at the reader's first touch, so one that was open before the release asks for files of the release before it.
 * They are kept for one release, since each release lists only its own. `--from` names another address, or the folder of
 * the release before; `--folder` another export; `--first` says that there was none before.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../content/site';
import { assetList, hashedPath } from './export/host-files';
import { fail } from './fail';

/** What a release has at the most: the site has three hundred such files, with 9 MB. */
const limits = { files: 5000, bytes: 100_000_000, milliseconds: 300_000 };

/**
 * Nothing is written before all files have come. What the live site says is not trusted: only files that a build puts
 * below its own folders are taken, from the same host.
 *
 * @param folder the new release
 * @param from the address of the site as it is now, or the folder of the last release
 * @returns the paths that were copied; undefined where no release of this site is there
 * @throws Error where the site does not answer, lacks a file that it lists, or gives more than a release has
 */
export async function keepAssets(folder: string, from: string, most = limits): Promise<string[] | undefined> {
  const signal = AbortSignal.timeout(most.milliseconds);
  const isSite = /^https?:\/\//i.test(from);
  let left = most.bytes;
  const list = await read(assetList);
  if (!list) return undefined;
  const paths = namesIn(list).filter((path) => hashedPath.test(path) && !existsSync(join(folder, path)));
  if (paths.length > most.files)
    throw new Error(`${from} lists ${paths.length} files; a release has ${most.files} at most.`);
  const files = new Map<string, Uint8Array>();
  for (const path of paths) {
    const file = await read(path);
    if (!file) throw new Error(`${from} does not give ${path}.`);
    files.set(path, file);
  }
  for (const [path, file] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), file);
  }
  return paths;

  /** Undefined where there is no such file. */
  async function read(path: string): Promise<Uint8Array | undefined> {
    if (!isSite) return existsSync(join(from, path)) ? readFile(join(from, path)) : undefined;
    try {
      // A host that leads elsewhere is not asked there.
      const answer = await fetch(new URL(path, from), { redirect: 'manual', signal });
      if (answer.status === 404 || answer.status === 410) return undefined;
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const parts: Uint8Array[] = [];
      for await (const part of answer.body ?? []) {
        left -= part.length;
        if (left < 0) throw new Error(`more than ${most.bytes} bytes`);
        parts.push(part);
      }
      return Buffer.concat(parts);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
      if (cause?.code === 'ENOTFOUND') return undefined;
      throw new Error(`${from} does not give ${path} (${cause?.code ?? message}).`);
    }
  }
}

/** The paths of a list; none where it is another site's page. */
function namesIn(list: Uint8Array): string[] {
  try {
    const names: unknown = JSON.parse(Buffer.from(list).toString());
    return Array.isArray(names) ? [...new Set(names.filter((name) => typeof name === 'string'))] : [];
  } catch {
    return [];
  }
}

if (process.argv[1]?.endsWith('keep-assets.ts')) {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({ options: { folder: text('out'), from: text(site.url), first: { type: 'boolean' } } });
  const { folder, from, first } = values;
  (first ? Promise.resolve(undefined) : keepAssets(folder, from)).then(
    (kept) => {
      const told = kept
        ? `${kept.length} files of the live release are kept beside those of`
        : 'No release stands before';
      process.stdout.write(`${told} this one. ${folder}/ is ready to be put online.\n`);
    },
    ({ message }) => fail(`${message} If nothing of this site is online yet: npm run ready -- --first`),
  );
}
