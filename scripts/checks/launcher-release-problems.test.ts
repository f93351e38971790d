import { launcherReleaseProblems } from './launcher-release-problems';

const popup = { pages: '/legal', mode: 'popup', label: 'Talk to us', formId: 'moe6aa' } as const;
const pasted = (attribute: string) =>
  ({ pages: '/', title: 'A form', html: `<i data-tf-popup="moe6aa" ${attribute}></i>` }) as const;

test.each([
  ['a form of the owner’s', popup, 0],
  ['the built-in form', { ...popup, formId: undefined }, 1],
  ['sandbox mode', { ...popup, options: { enableSandbox: true } }, 1],
  ['pasted HTML', pasted(''), 0],
  ['pasted HTML in sandbox mode', pasted('data-tf-enable-sandbox'), 1],
  ['pasted HTML with sandbox mode off', pasted('data-tf-enable-sandbox="no"'), 0],
])('%s: problems before a release', (_, launcher, count) => {
  expect(launcherReleaseProblems([launcher])).toHaveLength(count);
});
