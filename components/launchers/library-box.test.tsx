import {
  formAddress,
  formSays,
  launchers,
  openLauncher,
  pass,
  say,
  setUpLaunchers,
  shownFrame,
} from './launcher.fixture';
import { loadLoader } from './load-loader';
import { loaderFiles } from './loader-files';

setUpLaunchers();

/** What was thrown in listeners meanwhile. */
function watchErrors(): unknown[] {
  const thrown: unknown[] = [];
  const hear = (event: ErrorEvent) => {
    thrown.push(event.error);
    event.preventDefault();
  };
  window.addEventListener('error', hear);
  return thrown;
}

/** Pasted HTML with the library's own loader, pressed. jsdom fetches no script: what the file says is run in its place. */
async function openPasted(): Promise<void> {
  document.body.innerHTML = '<button data-tf-popup="moe6aa">Open</button>';
  const { folder, files } = loaderFiles();
  loadLoader(folder);
  const script = document.createElement('script');
  script.textContent = files.find(({ name }) => name === 'embed.js')?.body ?? '';
  document.body.append(script);
  document.querySelector<HTMLElement>('button')?.click();
  await pass(1);
}

describe.each([
  ...Object.values(launchers).map((launcher) => ({ mode: launcher.mode, open: () => openLauncher(launcher) })),
  { mode: 'pasted HTML', open: openPasted },
])('$mode', ({ open }) => {
  test('a message without data throws nowhere, whoever sends it', async () => {
    const thrown = watchErrors();
    await open();
    await say(null);
    await say('a word');
    expect(thrown).toEqual([]);
  });

  test('R7.2: a forged form-close is not believed, the form’s own is', async () => {
    await open();
    const forged = { type: 'form-close', embedId: formAddress().searchParams.get('typeform-embed-id') };
    const frame = shownFrame() as HTMLIFrameElement;
    const { contentWindow } = frame;
    // The library closes a form once it has loaded; jsdom loads none.
    frame.onload?.({ isTrusted: true } as Event);
    const { origin } = formAddress();
    for (const from of [{}, { source: window, origin }, { source: contentWindow, origin: 'https://form.example' }]) {
      await say(forged, from);
      await pass(1_000);
      expect(shownFrame()).not.toBeNull();
    }
    await formSays('form-close');
    // The library fades what it closes.
    await pass(1_000);
    expect(shownFrame()).toBeNull();
  });
});
