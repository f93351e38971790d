import { passwordsOf } from './passwords';

test('known passwords are tried first; a typed one is tried on other files before asking again', async () => {
  const asked: string[] = [];
  const typed = ['first', ''];
  const next = passwordsOf(['known'], async (question) => {
    asked.push(question);
    return typed.shift() ?? '';
  });
  const both = [next('a.pdf', 'password-wrong', 1), next('b.pdf', 'password-wrong', 1)];
  expect(await next('a.pdf', 'password-needed', 0)).toBe('known');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  expect(await next('b.pdf', 'password-owner', 2)).toBeUndefined();
  expect(asked).toEqual([
    'That password is wrong. Password of a.pdf (Enter leaves it out): ',
    'Owner’s password of b.pdf (Enter leaves it out): ',
  ]);
  expect(await passwordsOf([])('a.pdf', 'password-needed', 0)).toBeUndefined();
});
