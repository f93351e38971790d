import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gate } from '@/content/gate';
import { pdfLink } from '@/content/pdf-link';
import { readPublications } from '@/data/read-publications';
import { PublicationCard } from '../publication-card';
import { DownloadButton } from './download-button';
import { DownloadGate } from './download-gate';

const settings = { region: 'us', sandbox: false } as const;
const item = {
  slug: 'a',
  title: 'A & B, 10th',
  pdfUrl: '/web/Attachments/a.pdf',
  size: '41 KB',
  pages: 8,
  scope: '31 cases summarised',
};
const pdfName = new RegExp(`^${pdfLink.openLabel} A & B, 10th \\(PDF, 41 KB\\)`);

const open = jest.spyOn(window, 'open');
beforeEach(() => {
  open.mockReset().mockReturnValue({ opener: window } as Window);
});

function show() {
  return render(
    <DownloadGate settings={settings}>
      <h2 id="title-a">{item.title}</h2>
      <DownloadButton item={item} />
    </DownloadGate>,
  );
}
const button = () => screen.findByRole('button', { name: new RegExp(`^${gate.buttonLabel}`) });
const dialog = () => screen.getByRole('dialog', { name: gate.dialog.title });

async function openForm(pressed?: HTMLElement) {
  await userEvent.click(pressed ?? (await button()));
  // One that was submitted before is on its way out.
  const frames = await within(dialog()).findAllByTitle<HTMLIFrameElement>(/./);
  const frame = frames.at(-1) as HTMLIFrameElement;
  const embedId = new URL(frame.src).searchParams.get('typeform-embed-id');
  return (type: string, data = {}) =>
    act(() => {
      const message = { type, embedId, ...data };
      window.dispatchEvent(
        new MessageEvent('message', { data: message, source: frame.contentWindow, origin: window.location.origin }),
      );
    });
}

test('opens the PDF once, however often the submission is repeated, and leaves the link', async () => {
  show();
  const say = await openForm();
  say('form-ready');
  for (let time = 0; time < 3; time += 1) say('form-submit');
  expect(open.mock.calls).toEqual([[item.pdfUrl, '_blank']]);
  expect(screen.getByRole('status')).toHaveTextContent(gate.status.opened);
  expect(screen.getByRole('link', { name: pdfName })).toHaveAttribute('href', item.pdfUrl);
});

test('Back to another list of the page closes the dialog, and the page has the focus', async () => {
  const { container } = show();
  Object.assign(container, { id: 'main', tabIndex: -1 });
  const say = await openForm();
  say('form-ready');
  container.firstElementChild?.setAttribute('hidden', '');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container).toHaveFocus();
});

test('R6.3: a submission for any publication opens its own PDF', async () => {
  const publications = (await readPublications()).map((one) => ({ ...one, pdf: { pages: 1, bytes: 1000 } }));
  render(
    <DownloadGate settings={settings}>
      {publications.map((publication) => (
        <PublicationCard key={publication.slug} publication={publication} />
      ))}
    </DownloadGate>,
  );
  const buttons = await screen.findAllByRole('button', { name: new RegExp(`^${gate.buttonLabel}`) });
  expect(buttons).toHaveLength(publications.length);
  for (const [index, { title, pdfUrl }] of publications.entries()) {
    const pressed = buttons[index] as HTMLElement;
    expect(pressed).toHaveAccessibleName(`${gate.buttonLabel} ${title}`);
    const say = await openForm(pressed);
    say('form-submit');
    expect(open).toHaveBeenLastCalledWith(pdfUrl, '_blank');
  }
  expect(open).toHaveBeenCalledTimes(publications.length);
});
