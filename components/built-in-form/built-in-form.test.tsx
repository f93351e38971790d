import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { allPublicationsHint, builtInForm } from '@/content/built-in-form';
import { BuiltInForm } from './built-in-form';

const { fields, forPdf, general, notice } = builtInForm;
const publication = { title: 'A & B, 10th', pdfUrl: '/web/Attachments/a.pdf', size: '41 KB' };

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function open(address = '#publication=A+%26+B%2C+10th') {
  window.history.replaceState(null, '', `/forms/preview/${address}`);
  return render(<BuiltInForm siteName="Site" files={[publication]} />);
}
const field = (name: 'name' | 'email' | 'organisation' | 'question') =>
  screen.getByRole('textbox', { name: new RegExp(`^${fields[name]}`) });
const send = () => screen.getByRole('button', { name: new RegExp(`^(${forPdf.submitLabel}|${general.submitLabel})$`) });

// e2e/preview-form.spec.ts tests that it gives the PDF without consent and stores nothing.
test('marks required and optional fields (R6.8)', () => {
  open();
  expect(screen.getByText(notice)).toBeVisible();
  for (const name of ['name', 'email'] as const) expect(field(name)).toBeRequired();
  expect(field('organisation')).not.toBeRequired();
  // `method="dialog"` keeps the answers out of the address if the form is sent before the scripts have loaded.
  expect([field('email').getAttribute('type'), field('email').closest('form')?.method]).toEqual(['email', 'dialog']);
  // WCAG 1.3.5: browsers can fill in the fields.
  const known = (['name', 'email', 'organisation'] as const).map((name) => field(name).getAttribute('autocomplete'));
  expect(known).toEqual(['name', 'email', 'organization']);
  expect(screen.getByRole('checkbox', { name: new RegExp(fields.consent) })).not.toBeChecked();
});

test('shows errors below the fields, focuses the first, and removes an error once it is corrected (R6.8)', async () => {
  const { container } = open();
  const heard = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  await userEvent.type(field('email'), 'wanjiru@firm');
  expect(field('email')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(send());
  for (const name of ['name', 'email'] as const) {
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    const sentence = name === 'name' ? builtInForm.missing.name : builtInForm.noAddress;
    expect(field(name)).toHaveAccessibleDescription(sentence);
    expect(heard()).toContain(sentence);
  }
  expect(field('name')).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(field('name'), 'A');
  expect(field('name')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(send());
  expect(field('email')).toHaveFocus();
  await userEvent.type(field('email'), '.co.ke');
  expect(heard()).toEqual([]);
});

test('without a publication the form asks for a question, focuses it if it alone is missing, and mentions no PDF', async () => {
  open('#topic=filing');
  expect(screen.getByRole('heading', { name: general.title })).toBeVisible();
  expect(document.title).toBe(general.title);
  expect(screen.queryByText(/PDF/)).not.toBeInTheDocument();
  expect(field('question')).toBeRequired();
  await userEvent.type(field('name'), 'A');
  await userEvent.type(field('email'), 'a@firm.example{Enter}');
  expect(field('question')).toHaveFocus();
  expect(field('question')).toHaveAccessibleDescription(builtInForm.missing.question);
});

test.each([
  ['the page that embeds it, with the id from its address, and no other origin (R7.9)', '?typeform-embed-id=77', true],
  ['no page if its address has no id', '', false],
])('sends its messages to %s', async (_, search, isHeard) => {
  const postMessage = jest.fn();
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
  open(`${search}#publication=Unknown+Publication`);
  await userEvent.type(field('name'), 'A. Wanjiru');
  await userEvent.type(field('email'), 'a@firm.example{Enter}');
  await userEvent.keyboard('{Escape}');
  const types = ['form-ready', 'form-submit', 'form-close'];
  expect(postMessage.mock.calls).toEqual(
    isHeard ? types.map((type) => [expect.objectContaining({ type, embedId: '77' }), 'http://localhost']) : [],
  );
  expect(screen.getByRole('link', { name: new RegExp(allPublicationsHint.list.label) })).toBeVisible();
});
