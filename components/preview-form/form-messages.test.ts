import { postFormMessage } from './form-messages';

const frame = () => {
  const parent = { postMessage: jest.fn() };
  return { parent, window: { parent, location: { origin: 'https://site.example' } } as unknown as Window };
};

test('tells the page around it, by the id it was given, and no other origin', () => {
  const { parent, window } = frame();
  postFormMessage({ embedId: '77' }, window)('form-ready', { isClosed: false });
  expect(parent.postMessage.mock.calls).toEqual([
    [{ type: 'form-ready', embedId: '77', formId: 'preview', isClosed: false }, 'https://site.example'],
  ]);
});

test('says nothing where nobody gave it an id', () => {
  const { parent, window } = frame();
  postFormMessage({}, window)('form-submit');
  expect(parent.postMessage).not.toHaveBeenCalled();
});

test('says nothing to itself in a tab of its own', () => {
  const tab = { location: { origin: 'https://site.example' }, postMessage: jest.fn() } as unknown as Window;
  Object.assign(tab, { parent: tab });
  postFormMessage({ embedId: '77' }, tab)('form-submit');
  expect(tab.postMessage).not.toHaveBeenCalled();
});
