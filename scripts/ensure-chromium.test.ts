import { ensureChromium } from './ensure-chromium';

/** A machine on which a Chromium is there after the named command, from the start (''), or never. */
function machine(after?: string) {
  const ran: string[] = [];
  const isThere = () => after !== undefined && (after === '' || ran.some((command) => command.includes(after)));
  const trouble = ensureChromium({
    find: () => (isThere() ? '/bin/chromium' : undefined),
    install: (command) => void ran.push(command),
  });
  return { ran, trouble };
}

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test('installs nothing where there is a Chromium', () => {
  expect(machine('')).toEqual({ ran: [], trouble: undefined });
});

test('Playwright’s download is tried first, with the system’s libraries and without', () => {
  const { ran, trouble } = machine('playwright install chromium');
  expect(ran).toEqual(['npx playwright install --with-deps chromium', 'npx playwright install chromium']);
  expect(trouble).toBeUndefined();
});

test.each(['apt-get', 'dnf', 'apk', 'brew'])('then the package managers, up to the one that has it: %s', (manager) => {
  const { ran, trouble } = machine(manager);
  expect(ran.slice(0, 2).every((command) => command.startsWith('npx playwright install'))).toBe(true);
  expect(ran.at(-1)).toMatch(new RegExp(`^${manager}`));
  expect(trouble).toBeUndefined();
});

test('where none can be had it says what to do, in one sentence', () => {
  const { ran, trouble } = machine();
  expect(ran).toHaveLength(6);
  expect(trouble).toBe('No Chromium could be installed: install one and set CHROMIUM_PATH to its program.');
});
