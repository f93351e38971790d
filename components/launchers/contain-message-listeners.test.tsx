import { containMessageListeners } from '@/lib/contain-message-listeners';

const say = (data: string) => window.dispatchEvent(new MessageEvent('message', { data }));

test('captured listeners hear only what is trusted, and nothing once removed', () => {
  const heard: string[] = [];
  const containment = containMessageListeners(window, ({ data }) => data !== 'forged');
  window.addEventListener('message', ({ data }) => heard.push(data));
  containment.stopCapturing();

  say('real');
  say('forged');
  containment.removeAll();
  say('late');

  expect(heard).toEqual(['real']);
});

test('other listeners, and those that come later, stay as they are', () => {
  const heard: string[] = [];
  const containment = containMessageListeners(window, () => false);
  window.addEventListener('storage', () => heard.push('storage'));
  containment.stopCapturing();
  const later = ({ data }: MessageEvent) => heard.push(data);
  window.addEventListener('message', later);
  containment.removeAll();

  window.dispatchEvent(new StorageEvent('storage'));
  say('still heard');
  window.removeEventListener('message', later);

  expect(heard).toEqual(['storage', 'still heard']);
});
