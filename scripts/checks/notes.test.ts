import { securityNotes } from './notes';

const security = (expires: string) => ({ security: { contact: '/legal', expires } });

test('the day of security.txt is noted when it is past, near, or more than a year ahead', () => {
  const day = '2026-11-28';
  expect(securityNotes({}, day)).toEqual([]);
  expect(securityNotes(security('31-10-2027'), day)).toEqual([]);
  for (const expires of ['01-01-2026', '20-12-2026', '01-01-2028'])
    expect(securityNotes(security(expires), day)).toMatchObject([
      { file: 'content/site.ts', field: 'site.security.expires', message: expect.stringContaining(`is ${expires};`) },
    ]);
});
