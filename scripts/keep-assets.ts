/**
 * The last step of `npm run ready`: copies the hashed files of the release that is live into `out/`. A page asks for its
 * scripts at the reader's first interaction, so one that was open before the release asks for files of the release before it.
 * They are kept for one release, since each release lists only its own. `--from` names another address, or the folder of
 * the release before; `--folder` another export; `--first` says that there was none before.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../content/site';
import { exitWithError } from './exit-with-error';
import { assetListPath, hashedFilePath } from './export/host-files';

/** More than a release has: some three hundred such files, with 9 MB. */
const limits = { files: 5000, bytes: 100_000_000, milliseconds: 300_000 };

/**
 * Takes only files that a build puts below its own folders, from the host itself, and writes nothing before all have come:
 * what the live site lists is not trusted.
 *
 * @param folder the new release
 * @param from the address of the site as it is now, or the folder of the last release
 * @returns the paths that were copied; undefined where no release of this site is there
 * @throws Error where the site does not answer, lacks a file that it lists, or gives more than `most`
 */
export async function keepAssets(folder: string, from: string, most = limits): Promise<string[] | undefined> {
  const signal = AbortSignal.timeout(most.milliseconds);
  let bytes = 0;
  const list = await read(assetListPath);
  if (!list) return undefined;
  const isMissing = (path: string) => hashedFilePath.test(path) && !existsSync(join(folder, path));
  const paths = [...new Set(namesIn(list))].filter(isMissing);
  if (paths.length > most.files) throw new Error(`${from} lists ${paths.length} files; allowed are ${most.files}.`);
  const files = new Map<string, Uint8Array>();
  for (const path of paths) {
    const file = await read(path);
    if (!file) throw new Error(`Could not download ${path} from ${from}.`);
    files.set(join(folder, path), file);
  }
  for (const [file, content] of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return paths;

  /** Undefined where there is no such file, or no such host. */
  async function read(path: string): Promise<Uint8Array | undefined> {
    if (!/^https?:/i.test(from)) return readFile(join(from, path)).catch(() => undefined);
    try {
      // A redirect may lead to another host.
      const { status, ok, body } = await fetch(new URL(path, from), { redirect: 'manual', signal });
      if (status === 404 || status === 410) return undefined;
      if (!ok) throw new Error(`status ${status}`);
      const parts: Uint8Array[] = [];
      for await (const part of body ?? []) {
        bytes += part.length;
        if (bytes > most.bytes) throw new Error(`more than ${most.bytes} bytes`);
        parts.push(part);
      }
      return Buffer.concat(parts);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
      if (cause?.code === 'ENOTFOUND') return undefined;
      throw new Error(`Could not download ${path} from ${from} (${cause?.code ?? message}).`);
    }
  }
}

/** The names in a list; none where another site answers with a page. */
function namesIn(list: Uint8Array): string[] {
  try {
    return [JSON.parse(Buffer.from(list).toString())].flat().map(String);
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
      const done = kept
        ? `Added ${kept.length} files of the live release.`
        : 'Added nothing: this is the first release.';
      process.stdout.write(`${done} ${folder}/ is ready to publish.\n`);
    },
    ({ message }) => exitWithError(`${message} If nothing of this site is online yet: npm run ready -- --first`),
  );
}
