import { legal } from './legal';
import { tenthLining } from './tenth-lining';

it('R1.7: names the practice direction and the sections, and what to check before filing, on both its pages', () => {
  const { statement, caution } = tenthLining.rule;
  const { text = [statement], note = caution } = legal.tenthLining ?? {};
  for (const practice of [statement, text[0]])
    expect(practice).toMatch(/practice direction issued under sections 3A and 3B of the Appellate Jurisdiction Act/);
  for (const advice of [caution, note])
    expect(advice).toMatch(
      /before you file, check the Court of Appeal Rules and any practice directions.*ask the registry/i,
    );
});

it('quotes neither the Act nor a numbered rule', () => {
  const words = JSON.stringify(tenthLining);
  expect(words).not.toMatch(/rule \d/i);
  expect(words).not.toMatch(/2010/);
});
