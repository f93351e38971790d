import { createWidget, type WidgetOptions } from '@typeform/embed';

/** Each test has a clock of its own and a document without forms. */
export function setUpLibrary(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const name of ['gtag', 'ga', 'dataLayer']) Reflect.deleteProperty(window, name);
  });
}

/** A form in the page, in the place of the last one. */
export function inlineForm(options: Partial<WidgetOptions> = {}): HTMLElement {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  createWidget('moe6aa', { container, ...options });
  return container;
}

export const formFrame = () => document.querySelector('iframe') as HTMLIFrameElement;

/** What the form's address asks for. */
export const parameter = (name: string) => new URL(formFrame().src).searchParams.get(name);

/** The form says something to the page. */
export function formSays(type: string, data: object = {}): void {
  const embedId = parameter('typeform-embed-id');
  window.dispatchEvent(new MessageEvent('message', { data: { type, embedId, ...data } }));
}
