import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { folderWith } from '../testing/folder-with';

// Starting processes takes long on a busy machine.
jest.setTimeout(120_000);

/** A copy of the project in which content can be changed. */
function projectCopy(): string {
  const folder = folderWith();
  cpSync('.', folder, { recursive: true, filter: (path) => !/^(node_modules|public|out|\..+)$/.test(path) });
  for (const name of ['node_modules', 'public']) symlinkSync(resolve(name), join(folder, name));
  return folder;
}

/** The server-sent events of a response. */
async function* eventsOf({ body }: Response): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (rest + part).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) yield JSON.parse(event.replace('data: ', ''));
  }
}

const empty = 'content/home.ts: home.meta.title: is empty; write some text';
test('R10.8: while `next dev` runs, a mistake is reported when it is saved, and cleared when it is corrected', async () => {
  const folder = projectCopy();
  const home = join(folder, 'content/home.ts');
  const right = readFileSync(home, 'utf8');
  const watch = spawn(process.execPath, ['--import', 'tsx', 'scripts/checks/watch.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [port] = await once(watch, 'message');
  const told = eventsOf(await fetch(`http://127.0.0.1:${port}`));
  /** Waits for a matching event, since one save may be read in two steps, the first with another mistake. */
  const heard = async (what: RegExp) => {
    for (;;) {
      const { value, done } = await told.next();
      if (done) throw new Error('The page gets no more events.');
      if (what.test(value)) return;
    }
  };
  let output = '';
  const terminal = watch.stdout as Readable;
  terminal.on('data', (data) => {
    output += data;
  });
  const said = async (sentence: string) => {
    while (!output.includes(sentence)) await once(terminal, 'data');
    output = '';
  };
  try {
    await heard(/^$/);
    await said('No mistake in content/');
    writeFileSync(home, right.replace(/title: '[^']*'/, "title: ''"));
    await said(` ⨯ ${empty}`);
    await heard(new RegExp(`^${empty}\n$`));
    // Syntax errors are reported with the file and line that tsx names.
    writeFileSync(home, right.replace(/title: '/, "title: 'Client's "));
    await said(' ⨯ content/home.ts: line ');
    await heard(/content\/home\.ts: line /);
    for (let saves = 0; saves < 2; saves += 1) {
      writeFileSync(home, right);
      await said('No mistake in content/');
      await heard(/^$/);
    }
  } finally {
    watch.kill();
  }
});
