import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// Tests the packed package in a folder outside the repository, as its users install it.

const folder = mkdtempSync(join(tmpdir(), 'tenth-lining-packed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const installed = join(folder, 'node_modules/tenth-lining');

beforeAll(() => {
  execFileSync('npm', ['run', 'pack', '--', '--pack-destination', folder], { cwd: __dirname, stdio: 'ignore' });
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, 'tenth-lining-1.0.0.tgz'), '--strip-components=1', '-C', installed]);
  for (const name of ['@embedpdf/pdfium', 'fflate', '@types/node']) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(__dirname, '../../node_modules', name), link);
  }
});

test('the command numbers a file', () => {
  const bin = join(installed, 'bin/tenth-lining.mjs');
  const record = join(installed, 'sample-record.pdf');
  const { status, stderr } = spawnSync(process.execPath, [bin, record, '--output', 'numbered'], { cwd: folder });
  expect([status, String(stderr)]).toEqual([1, '']);
  expect(existsSync(join(folder, 'numbered/sample-record-numbered.pdf'))).toBe(true);
});

test('each entry point can be imported in Node, and the engine’s script needs no esbuild', () => {
  const script = `
    import { firstChoices } from 'tenth-lining';
    import { engineFile } from 'tenth-lining/worker';
    import { memorySource, openDocument, startNodePdfium } from 'tenth-lining/read';
    import { readFileSync } from 'node:fs';
    const file = memorySource(readFileSync(${JSON.stringify(join(installed, 'sample-record.pdf'))}));
    const { facts } = openDocument(await startNodePdfium(), file);
    console.log(firstChoices.every, engineFile().body.length > 5e6, facts.pages);`;
  writeFileSync(join(folder, 'doors.mjs'), script);
  expect(String(execFileSync(process.execPath, ['doors.mjs'], { cwd: folder }))).toBe('10 true 4\n');
});

test('its types compile in a program, without skipLibCheck', () => {
  const program = `
    import { firstChoices, type Report, startEngine } from 'tenth-lining';
    import type { PdfDocument } from 'tenth-lining/read';
    import type { ScriptFile } from 'tenth-lining/worker';
    const engine = startEngine('/engine.js', (report: Report) => report.type === 'pages' && report.pages[0]?.doubts.length);
    engine.ask({ type: 'open', file: new Blob(), choices: { ...firstChoices, every: 5 } });
    // @ts-expect-error every fourth line cannot be chosen
    engine.ask({ type: 'open', file: new Blob(), choices: { ...firstChoices, every: 4 } });
    export const [count, name] = [({ facts }: PdfDocument) => facts.pages.toFixed(), (script: ScriptFile) => script.name.trim()];`;
  writeFileSync(join(folder, 'program.ts'), program);
  const tsc = join(__dirname, '../../node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, 'program.ts'], { cwd: folder });
  expect(String(stdout)).toBe('');
});

test('packed without being built, the command says what is missing', () => {
  rmSync(join(installed, 'dist'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(installed, 'bin/tenth-lining.mjs'), 'a.pdf']);
  expect(status).toBe(2);
  expect(String(stderr)).toMatch(/^This package was packed without being built\. .*npm run pack/);
});
