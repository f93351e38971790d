import { ensureChromium } from './ensure-chromium';

/** A machine on which a Chromium is there after the named command, from the start (''), or never; and a shell, or none. */
function machine(after: string | undefined, isCi: boolean, hasShell = true) {
  const ran: string[] = [];
  const isThere = () => after !== undefined && (after === '' || ran.some((command) => command.includes(after)));
  const trouble = ensureChromium({
    isCi,
    find: () => (isThere() ? '/bin/chromium' : undefined),
    findShell: () => (hasShell ? '/bin/chromium-headless-shell' : '/bin/chromium'),
    install: (command) => void ran.push(command),
  });
  return { ran, trouble };
}

const sentence =
  'No Chromium: `npx playwright install chromium` brought none. Install one and set CHROMIUM_PATH to its program.';

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test.each([true, false])('installs nothing where there is a Chromium (CI: %s)', (isCi) => {
  expect(machine('', isCi)).toEqual({ ran: [], trouble: undefined });
});

test('CI brings the headless shell where there is the whole browser alone; a person is asked for nothing more', () => {
  const { ran, trouble } = machine('', true, false);
  expect(ran).toEqual([expect.stringMatching(/^apt-get .*install .*chromium-headless-shell$/)]);
  expect(trouble).toBeUndefined();
  expect(machine('', false, false).ran).toEqual([]);
});

test('asks Playwright’s installer alone on a person’s machine, without the system’s libraries', () => {
  expect(machine(undefined, false)).toEqual({ ran: ['npx playwright install chromium'], trouble: sentence });
});

test.each([
  ['playwright install chromium', 2],
  ['apt-get', 3],
])('CI goes on until %s has brought one', (after, count) => {
  const { ran, trouble } = machine(after, true);
  expect(ran).toHaveLength(count);
  expect(ran.at(-1)).toContain(after);
  expect(trouble).toBeUndefined();
});

test('where none can be had it says what to do, in one sentence', () => {
  expect(machine(undefined, true).trouble).toBe(sentence);
});
