/**
 * What the form and the page say to each other is the installed form library's own work; the site hands it options. So
 * these fail when another version of the library does otherwise. What the download believes: gate/form-message.test.ts.
 */
import { createSlider } from '@typeform/embed';
import { formFrame, formSays, inlineForm, parameter, setUpLibrary } from './form-library.fixture';

setUpLibrary();

describe('messages', () => {
  test.each([
    ['form-ready', 'onReady', { formId: 'moe6aa', isClosed: true }],
    ['form-started', 'onStarted', { formId: 'moe6aa', responseId: 'r1' }],
    ['form-screen-changed', 'onQuestionChanged', { formId: 'moe6aa', ref: 'second' }],
    ['form-height-changed', 'onHeightChanged', { formId: 'moe6aa', ref: 'second', height: 640 }],
    ['form-submit', 'onSubmit', { formId: 'moe6aa', responseId: 'r1' }],
    ['duplicate-detected', 'onDuplicateDetected', { formId: 'moe6aa' }],
    ['thank-you-screen-button-click', 'onEndingButtonClick', { formId: 'moe6aa', ref: 'end' }],
  ] as const)('R7.9: %s calls %s, of its own form alone', (type, callback, data) => {
    const called = jest.fn();
    inlineForm({ [callback]: called });
    formSays(type, { ...data, embedId: 'another' });
    expect(called).not.toHaveBeenCalled();
    formSays(type, data);
    expect(called.mock.calls).toEqual([[data]]);
  });

  test('R7.9: form-close closes; form-theme colours the close icon', () => {
    const onClose = jest.fn();
    createSlider('moe6aa', { onClose }).open();
    formFrame().onload?.({ isTrusted: true } as Event);
    formSays('form-theme', { theme: { color: 'rgb(10, 20, 30)' } });
    expect(document.querySelector('.tf-v1-close')).toHaveStyle({ color: 'rgb(10, 20, 30)' });
    formSays('form-close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    [640, '640px'],
    [100, '400px'],
    [2000, '700px'],
  ])('R7.9: form-height-changed to %i makes an inline form that fits its height %s', (height, shown) => {
    const container = inlineForm({ autoResize: '400,700' });
    formSays('form-height-changed', { height });
    expect(container).toHaveStyle({ height: shown });
  });

  test.each(['redirect-after-submit', 'thank-you-screen-redirect'])(
    'R7.9, R8.3: %s leads on, and without an address logs that it failed',
    (type) => {
      inlineForm();
      formSays(type, { url: 'https://form.typeform.com/to/next', target: '_self' });
      expect(formFrame().src).toBe('https://form.typeform.com/to/next');
      inlineForm();
      formSays(type);
      expect(console.error).toHaveBeenCalledWith('Redirect failed, no URL provided');
    },
  );

  test('R7.10, R9.12: embed-focus goes to the frame 1000 ms after form-ready, with autoFocus', () => {
    inlineForm({ autoFocus: true });
    const sent = jest.spyOn(formFrame().contentWindow as Window, 'postMessage').mockImplementation();
    formSays('form-ready');
    jest.advanceTimersByTime(999);
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(sent.mock.calls).toEqual([['embed-focus', '*']]);
  });

  test('R6.6: without it the form is left alone, as disableAutoFocus asked for', () => {
    inlineForm();
    const sent = jest.spyOn(formFrame().contentWindow as Window, 'postMessage').mockImplementation();
    formSays('form-ready');
    jest.advanceTimersByTime(5000);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('analytics', () => {
  const gtag = (_command: string, id: string, _field: string, done: (client: string) => void): void =>
    done(`client of ${id}`);
  const silent = (): void => undefined;
  const ga = { getAll: () => [{ get: (name: string) => (name === 'clientId' ? 'client of G-1' : 'G-1') }] };
  const share = (page: object, shareGaInstance: true | string) => {
    Object.assign(window, page);
    inlineForm({ shareGaInstance });
    const sent = jest.spyOn(formFrame().contentWindow as Window, 'postMessage').mockImplementation();
    formSays('form-ready');
    return sent;
  };

  test.each([
    ['gtag, by the tracker’s id', { gtag }, 'G-1'],
    ['gtag, by the page’s own configuration', { gtag, dataLayer: [['config', 'G-1']] }, true],
    ['the older analytics object', { ga }, 'G-1'],
  ] as const)('R7.10: ga-client-id comes from %s', (_, page, id) => {
    const sent = share(page, id);
    jest.advanceTimersByTime(0);
    const data = { embedId: parameter('typeform-embed-id'), gaClientId: 'client of G-1' };
    expect(sent.mock.calls).toEqual([[{ type: 'ga-client-id', data }, '*']]);
  });

  test.each([
    ['the tracking ID could not be retrieved', { gtag: silent }, true, 0],
    ['the tracker with ID G-1 was not found', { gtag: silent }, 'G-1', 3000],
    ['the tracker with ID G-2 was not found', { ga }, 'G-2', 0],
    ['the Google Analytics object was not found', {}, true, 0],
  ] as const)('R8.4, R9.11: it logs that %s', (reason, page, id, wait) => {
    share(page, id);
    if (wait) {
      jest.advanceTimersByTime(wait - 1);
      expect(console.error).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
    }
    expect(jest.mocked(console.error).mock.calls[0]?.[0]).toContain(`but ${reason}.`);
  });
});
