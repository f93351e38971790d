import { containMessageListeners } from './contain-message-listeners';

test('captured listeners hear what is trusted until they are removed; others, and those that come later, stay as they are', () => {
  const window = new EventTarget() as Window;
  const heard: string[] = [];
  const listener = (name: string) => (event: Event) => heard.push(`${name} ${(event as MessageEvent).data}`);
  const say = (data: string, type = 'message') => window.dispatchEvent(new MessageEvent(type, { data }));

  const containment = containMessageListeners(window, ({ data }) => data !== 'forged');
  window.addEventListener('message', listener('captured'));
  window.addEventListener('storage', listener('other'));
  containment.stopCapturing();
  window.addEventListener('message', listener('later'));
  for (const data of ['real', 'forged']) say(data);
  containment.removeAll();
  say('late');
  say('forged', 'storage');

  expect(heard).toEqual(['captured real', 'later real', 'later forged', 'later late', 'other forged']);
});
