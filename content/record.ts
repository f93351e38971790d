/**
 * A page of a sample record of appeal, line by line as a typist would break it. The tenth-lining scene, the page about
 * tenth lining and the 404 page print the same lines, so their numbers agree. Lines stay under 40 characters: the whole
 * page then fits a phone without wrapping, and line 10 is the tenth line everywhere. Its documents and days are those
 * of the scenes: a reader who checks finds one matter.
 */
export const recordLines = [
  'PROCEEDINGS (SAMPLE RECORD)',
  'Witness 1, sworn, states in English:',
  'I am records clerk to the appellant.',
  'I have held that post for years. I keep',
  'the register of letters in and out.',
  'On 3 March a notice came by messenger.',
  'I stamped it and entered it on page 12',
  'of the register, now Document E.',
  'The finance manager was away on leave.',
  'I placed the notice on his desk.',
  'I did not open it. That is our rule.',
  'He was admitted to hospital that week.',
  'I learnt of it on Friday, by a call.',
  'He came back on 22 April and opened it.',
  'The objection was written that day.',
  'I took it to the tax office myself.',
  'They stamped it at the front desk. The',
  'stamp shows the date and the hour.',
  'That is Document A, page 1.',
  'Cross-examined by the respondent:',
  'Yes, I signed for the notice. That is',
  'my signature at the foot of the page.',
  'No, nobody else has a key to his desk.',
  'I knew the letter came from the tax',
  'office. I did not know what it said.',
  'I did not tell anyone that it had come.',
  'The register is checked every Monday.',
  'It was not checked during that month.',
  'I have not seen the discharge letter.',
  'Re-examined by the appellant:',
  'The stamp on Document A is original.',
  'I was at the desk when it was stamped.',
] as const;
