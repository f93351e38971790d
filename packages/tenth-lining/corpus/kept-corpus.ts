import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CorpusFile, makeCorpus } from './make-corpus';

const SOURCES = 'corpus';
const KEPT = '.cache/corpus';

/** The corpus from .cache/, drawn anew when what draws it has changed. */
export async function keptCorpus(): Promise<CorpusFile[]> {
  const hash = createHash('sha256');
  for (const name of readdirSync(SOURCES).sort()) hash.update(readFileSync(join(SOURCES, name)));
  const name = hash.digest('hex').slice(0, 12);
  const folder = join(KEPT, name);
  const list = join(folder, 'files.json');
  if (!existsSync(list)) {
    const others = existsSync(KEPT) ? readdirSync(KEPT).filter((other) => other !== name) : [];
    for (const other of others) rmSync(join(KEPT, other), { recursive: true });
    process.stdout.write('Drawing the corpus takes some minutes, once.\n');
    const files = await makeCorpus(folder);
    writeFileSync(`${list}.part`, JSON.stringify(files));
    renameSync(`${list}.part`, list);
  }
  return JSON.parse(readFileSync(list, 'utf8')) as CorpusFile[];
}
