/** What the documents and comments say of this repository is so: paths, links, scripts and requirements exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const rooms = 'app components content data deploy docs e2e lib public scripts tenth-lining types'.split(' ');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const requirementNumber = /\bR\d{1,2}\.\d{1,2}\b/g;

const inRooms = rooms
  .filter((room) => existsSync(room))
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
  .filter((file) => !file.includes('node_modules'));
const inRoot = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
const files = [...inRooms, ...inRoot];

const textOf = new Map(
  files
    .filter((file) => /\.(ts|tsx|mjs|css|md|jsonc|conf|example)$|biome\.json$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const documents = [...textOf].filter(([file]) => /^(docs\/.*|README|AGENTS)\.?(md)?$/.test(file));
const code = [...textOf].filter(([file]) => !file.endsWith('.md'));

/** The comments of a file, a line each; with those that stand behind code. */
function comments(text: string): string {
  return (text.match(/^\s*(\{?\/\*|\*|#).*$|(?<=^|\s)\/\/ .*$/gm) ?? []).join('\n');
}

/**
 * The paths from the root that a text names. Of a pattern such as `content/publications/<slug>.md` the folder counts,
 * and `docs/adr/0003` names the file that begins so.
 */
function pathsIn(text: string): string[] {
  const named = new RegExp(`(?<![\\w@./-])(?:${rooms.join('|')})/(?:[\\w./*<>{},-]|\\[\\w+\\])*[\\w/*>}]`, 'g');
  return [...text.matchAll(named)].map(([path]) => (/[*<{]/.test(path) ? dirname(path.replace(/[*<{].*/, 'x')) : path));
}

/**
 * Where a file of tests may bear a requirement's number: anywhere, but Playwright's in the title of a test, since `npm test`
 * chooses by these, or of a step of such a test.
 */
function numbersBorneBy(file: string): readonly string[] {
  const text = textOf.get(file) ?? '';
  if (!file.endsWith('.spec.ts')) return text.match(requirementNumber) ?? [];
  let isChosen = false;
  return [...text.matchAll(/\b(test|step|describe)\(\s*(['`])(.*?)\2/g)].flatMap(([, kind, , title = '']) => {
    if (kind !== 'step') isChosen = /\bR\d/.test(title);
    return isChosen ? (title.match(requirementNumber) ?? []) : [];
  });
}

function isThere(path: string): boolean {
  if (/^docs\/adr\/\d{4}$/.test(path)) return files.some((file) => file.startsWith(`${path}-`));
  return ['', '.ts', '.tsx'].some((ending) => existsSync(path + ending));
}

/** The anchors that a Markdown file's headings get. */
function anchorsIn(text: string): string[] {
  const headings = text.match(/^#+ .*$/gm) ?? [];
  return headings.map((line) =>
    line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

test.each(documents)('%s names paths, scripts and links that exist', (file, text) => {
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g)];
  const dead = links.filter(([, path, anchor]) => {
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(target) || (anchor && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor));
  });
  expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([]);
  expect(dead.map(([link]) => link)).toEqual([]);
});

test('comments name paths that exist, and sections of documents that exist', () => {
  const dead = code.flatMap(([file, text]) => [
    ...pathsIn(comments(text)).map((path) => (isThere(path) ? '' : `${file}: ${path}`)),
    ...[...text.matchAll(/(docs\/[\w/-]+\.md) §(\d+)/g)].map(([cited, document = '', section = '']) =>
      textOf.get(document)?.includes(`\n## ${section}. `) ? '' : `${file}: ${cited}`,
    ),
  ]);
  expect(dead.filter(Boolean)).toEqual([]);
});

describe('docs/requirements.md', () => {
  const text = textOf.get('docs/requirements.md') ?? '';
  const rows = [...text.matchAll(/^\| (R[\d.]+)(\*?) \|(.*)\|(.*)\|(.*)\|$/gm)].map(
    ({ 1: number = '', 2: star, 3: asked = '', 4: built = '', 5: tests = '', index }) => ({
      ...{ number, isStarred: star !== '', asked, built, tests, isOwners: index < text.indexOf('\n## Added since') },
    }),
  );
  const numbers = rows.map(({ number }) => number);

  test('gives each number once', () => {
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test('has every number that is cited', () => {
    const cited = [...textOf].flatMap(([file, words]) =>
      (words.match(requirementNumber) ?? []).map((number) => ({ file, number })),
    );
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });

  test('R10.2, R10.3: the packages and the top level are those that were asked for', () => {
    const installed = { ...manifest.dependencies, ...manifest.devDependencies };
    const [packages = [], topLevel = []] = rows
      .filter(({ number }) => /^R10\.[23]$/.test(number))
      .map(({ asked }) => asked.match(/[^\s,:][^,:]*?(?=,| ?$)/g) ?? []);
    expect([packages.length, topLevel.length]).toEqual([10, 10]);
    expect(packages.filter((name) => !(name in installed))).toEqual([]);
    expect(topLevel.filter((name) => !existsSync(name))).toEqual([]);
  });

  test('words in quotes, asked for by the owner, begin a text in content or where the row says', () => {
    const changed = rows.flatMap(({ number, asked, built, tests, isOwners }) => {
      // A row whose words may change says so (R5.7).
      const asks = isOwners && !tests.startsWith(' none') ? [...asked.matchAll(/"([^"{]+[^"{ ])[^"]*"/g)] : [];
      const places = ['content/', ...pathsIn(built)];
      const said = code.flatMap(([file, words]) => (places.some((place) => file.startsWith(place)) ? words : []));
      return asks
        .filter(([, words]) => !said.some((one) => one.includes(`'${words}`) || one.includes(`\`${words}`)))
        .map(([, words]) => `docs/requirements.md: ${number} asks for "${words}"; other words are changed there too`);
    });
    expect(changed).toEqual([]);
  });

  test('says of each number with a star, and of no other, where the site differs', () => {
    const starred = rows.filter(({ isStarred }) => isStarred).map(({ number }) => number);
    const differing = text
      .split('## Where the site differs')[1]
      ?.match(/^\| R[^|]*/gm)
      ?.join()
      .match(requirementNumber);
    expect([...new Set(differing)].sort()).toEqual(starred.sort());
  });

  test.each(rows)(
    '$number: each test that is said to hold it bears the number; where none does, it says why',
    ({ number, tests }) => {
      const named = pathsIn(tests);
      expect(named.length > 0 || tests.trim().length > 10).toBe(true);
      expect(named.filter((file) => !numbersBorneBy(file).includes(number))).toEqual([]);
    },
  );
});
