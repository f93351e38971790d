import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pdfLink } from '@/content/pdf-link';
import { noPublication, previewForm } from '@/content/preview-form';
import { PreviewForm } from './preview-form';
import { checkAnswers } from './preview-questions';

const { fields, submitLabel, duplicate, closed, notice } = previewForm;
const publication = { title: 'A & B, 10th', pdfUrl: '/web/Attachments/a.pdf', size: '41 KB' };
const pdfName = new RegExp(`^${pdfLink.openLabel} A & B, 10th \\(PDF, 41 KB\\)`);

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(() => jest.restoreAllMocks());

function open(address = '#publication=A+%26+B%2C+10th') {
  window.history.replaceState(null, '', `/forms/preview/${address}`);
  return render(<PreviewForm siteName="Site" files={[publication]} />);
}
const field = (name: 'name' | 'email' | 'organisation') =>
  screen.getByRole('textbox', { name: new RegExp(`^${fields[name].label}`) });

test('names what is required, what is optional, and that nothing is kept', () => {
  open();
  expect(field('name')).toBeRequired();
  expect(field('email')).toBeRequired();
  expect(field('organisation')).not.toBeRequired();
  expect(field('name')).toHaveAccessibleName(`${fields.name.label} (${previewForm.requiredLabel})`);
  expect(field('organisation')).toHaveAccessibleName(`${fields.organisation.label} (${previewForm.optionalLabel})`);
  expect(screen.getByText(notice)).toBeVisible();
});

test('asks for consent apart, unticked, and gives the PDF without it', async () => {
  open();
  const consent = screen.getByRole('checkbox', { name: fields.consent.label });
  expect(consent).not.toBeChecked();
  expect(consent).not.toBeRequired();
  await userEvent.type(field('name'), 'A. Wanjiru');
  await userEvent.type(field('email'), 'a@firm.example{Enter}');
  expect(screen.getByRole('link', { name: pdfName })).toHaveAttribute('href', publication.pdfUrl);
});

test('names each mistake at its field, goes to the first, and takes the sentence back when it is mended', async () => {
  open();
  await userEvent.type(field('email'), 'wanjiru');
  expect(screen.queryByText(fields.email.malformed)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: submitLabel }));
  expect(field('name')).toHaveFocus();
  expect(field('name')).toHaveAccessibleDescription(fields.name.missing);
  expect(field('name')).toBeInvalid();
  expect(field('email')).toHaveAccessibleDescription(fields.email.malformed);
  await userEvent.type(field('name'), 'A');
  expect(field('name')).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('button', { name: submitLabel }));
  expect(field('email')).toHaveFocus();
});

test('speaks of no PDF where no publication is asked for, and says what it is and when an answer comes', () => {
  open('#topic=filing');
  expect(screen.getByRole('heading', { name: previewForm.general.title })).toBeVisible();
  expect(screen.getByText(previewForm.general.answered)).toBeVisible();
  expect(screen.getByRole('button', { name: previewForm.general.submitLabel })).toBeVisible();
  expect(screen.queryByText(/PDF/)).not.toBeInTheDocument();
});

test('asks for the question that it invites, and for none before a publication', async () => {
  const { unmount } = open('#topic=filing');
  await userEvent.click(screen.getByRole('button', { name: previewForm.general.submitLabel }));
  const question = screen.getByRole('textbox', { name: new RegExp(fields.question.label) });
  expect(question).toHaveAccessibleDescription(fields.question.missing);
  await userEvent.type(question, 'When?{Enter}Today.');
  expect(question).not.toHaveAccessibleDescription();
  unmount();
  open();
  expect(screen.queryByRole('textbox', { name: new RegExp(fields.question.label) })).not.toBeInTheDocument();
});

test.each([
  ['the page around it, by the id it was given, and no other origin', '?typeform-embed-id=77', true],
  ['nobody where nobody gave it an id', '', false],
])('tells %s', (_, search, isHeard) => {
  const postMessage = jest.fn();
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
  open(search);
  const message = { type: 'form-screen-changed', embedId: '77', formId: 'preview', ref: 'questions' };
  expect(postMessage.mock.calls).toEqual(isHeard ? [[message, 'http://localhost']] : []);
});

test('says nothing to itself in a tab of its own', () => {
  const said = jest.spyOn(window, 'postMessage');
  open('?typeform-embed-id=77');
  expect(said).not.toHaveBeenCalled();
});

test('a press before the runtime submits nowhere', () => {
  const { container } = open();
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
});

test('offers the list where the address names no publication', async () => {
  open('#publication=Unknown+Publication');
  await userEvent.type(field('name'), 'A. Wanjiru');
  await userEvent.type(field('email'), 'a@firm.example{Enter}');
  expect(screen.getByRole('link', { name: new RegExp(noPublication.list.label) })).toHaveAttribute(
    'href',
    '/web/publications/',
  );
});

test.each([
  ['duplicate', duplicate],
  ['closed', closed],
] as const)('a %s form asks nothing and hands over the PDF', (simulate, words) => {
  open(`?simulate=${simulate}#publication=A+%26+B%2C+10th`);
  expect(screen.getByRole('heading', { name: words.title })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: pdfName })).toBeInTheDocument();
});

test.each([
  ['nothing at all', { name: '', email: '' }, { name: fields.name.missing, email: fields.email.missing }],
  ['spaces for answers', { name: '  ', email: ' ' }, { name: fields.name.missing, email: fields.email.missing }],
  ['an address without @', { name: 'A. Wanjiru', email: 'wanjiru.firm.example' }, { email: fields.email.malformed }],
  ['an address without a dot', { name: 'A. Wanjiru', email: 'wanjiru@firm' }, { email: fields.email.malformed }],
  ['an address that ends in a dot', { name: 'A. Wanjiru', email: 'wanjiru@firm.' }, { email: fields.email.malformed }],
  ['two addresses', { name: 'A. Wanjiru', email: 'a@firm.example, b@firm.example' }, { email: fields.email.malformed }],
  [
    'an empty question',
    { name: 'A. Wanjiru', email: 'a@firm.example', question: ' ' },
    { question: fields.question.missing },
  ],
  ['good answers', { name: 'A. Wanjiru', email: ' a.wanjiru+tax@mail.firm.co.ke ' }, {}],
])('%s: what is wrong is said', (_, answers, problems) => {
  expect(checkAnswers(answers)).toEqual(problems);
});
