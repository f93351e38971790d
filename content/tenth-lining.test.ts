import { tenthLining } from './tenth-lining';

const words = JSON.stringify(tenthLining);

it('says on what the practice is said to rest (R1.7), and quotes neither the Act nor a numbered rule', () => {
  expect(tenthLining.rule.statement).toMatch(/practice.*said to rest on sections 3A and 3B/);
  expect(words).not.toMatch(/rule \d/i);
  expect(words).not.toMatch(/2010/);
});

it('tells the reader to check before filing', () => {
  expect(tenthLining.rule.caution).toMatch(
    /check the Court of Appeal Rules and any practice directions.*ask the registry/i,
  );
});
