import { tenthLining } from './tenth-lining';

const words = JSON.stringify(tenthLining);

it('rests the rule on practice directions (R1.7), and never on the text of the Act or of a numbered rule', () => {
  expect(tenthLining.rule.statement).toContain('under practice directions issued pursuant to sections 3A and 3B');
  expect(words).not.toMatch(/rule \d/i);
  expect(words).not.toMatch(/2010/);
});

it('tells the reader to check before filing', () => {
  expect(tenthLining.rule.caution).toMatch(/check the current rules and directions, or ask the registry/i);
});
