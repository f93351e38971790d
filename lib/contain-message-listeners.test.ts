import { containMessageListeners } from './contain-message-listeners';

const say = (window: Window, data: string) => window.dispatchEvent(new MessageEvent('message', { data }));

test('captured listeners hear only what is trusted, and nothing once removed', () => {
  const window = new EventTarget() as Window;
  const heard: string[] = [];
  const containment = containMessageListeners(window, ({ data }) => data !== 'forged');
  window.addEventListener('message', ({ data }) => heard.push(data));
  containment.stopCapturing();

  say(window, 'real');
  say(window, 'forged');
  containment.removeAll();
  say(window, 'late');

  expect(heard).toEqual(['real']);
});

test('other listeners, and those that come later, stay as they are', () => {
  const window = new EventTarget() as Window;
  const heard: string[] = [];
  const containment = containMessageListeners(window, () => false);
  window.addEventListener('storage', () => heard.push('storage'));
  containment.stopCapturing();
  window.addEventListener('message', ({ data }: MessageEvent) => heard.push(data));
  containment.removeAll();

  window.dispatchEvent(new Event('storage'));
  say(window, 'still heard');

  expect(heard).toEqual(['storage', 'still heard']);
});
