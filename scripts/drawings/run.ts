/**
 * `npm run draw`: draws anew what shows the words of before, which `npm run build` names: shared pictures and icons.
 * With names (`-- social`, `-- all`) it draws all of those.
 */
import { spawnSync } from 'node:child_process';
import { drawShared } from '../social/draw-shared';
import { type Drawing, drawings, type Tool, tools } from './drawings';
import { recordDrawings, staleDrawings } from './record';

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => name !== 'all' && !(tools as readonly string[]).includes(name));
if (unknown) {
  process.stderr.write(`"${unknown}" cannot be drawn: name all, ${tools.join(', ')}, or nothing for what is stale.\n`);
  process.exit(1);
}

let count = 0;
for (const tool of tools) {
  const isNamed = wanted.includes('all') || wanted.includes(tool);
  if (wanted.length > 0 && !isNamed) continue;
  const chosen = (isNamed ? await drawings() : await staleDrawings()).filter((drawing) => drawing.tool === tool);
  if (chosen.length === 0) continue;
  const subjects = [...new Set(chosen.map(({ subject }) => subject))];
  await draw(tool, subjects);
  // A tool draws all files of a subject, the fresh ones too.
  const drawn = (await drawings()).filter((drawing) => drawing.tool === tool && subjects.includes(drawing.subject));
  await recordDrawings(drawn);
  count += drawn.length;
}
process.stdout.write(count === 0 ? 'Every drawing shows what content says.\n' : `${count} files drawn; commit them.\n`);

async function draw(tool: Tool, subjects: readonly Drawing['subject'][]): Promise<void> {
  switch (tool) {
    case 'social':
      return drawShared(subjects, ({ path, bytes }) =>
        process.stdout.write(`${path}: ${(bytes / 1024).toFixed(0)} KB\n`),
      );
    case 'icons':
      return run('tsx', 'scripts/icons.ts');
  }
}

/** npm has put the project's own programs on the path. */
function run(program: string, ...options: readonly string[]): void {
  const { status } = spawnSync(program, options, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
