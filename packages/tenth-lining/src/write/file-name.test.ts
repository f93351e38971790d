import { fileNames } from './file-name';

const longest = `${'é'.repeat(68)}.pdf`;

test.each([
  ['Vol 1 – Ápeal (2024).pdf', 'Vol 1 – Ápeal (2024).pdf'],
  ['a\\..\\b.pdf', 'a-..-b.pdf'],
  ['R v M: 2020/14?.pdf', 'R v M- 2020-14-.pdf'],
  ['../../x.pdf', '-..-x.pdf'],
  ['one\r\ntwo\tthree\0.pdf', 'one two three.pdf'],
  ['record\u202efdp.exe.pdf', 'recordfdp.exe.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['lpt1 .pdf', '_lpt1.pdf'],
  ['com¹.tar.pdf', '_com¹.tar.pdf'],
  ['.hidden.pdf', 'hidden.pdf'],
  ['ends. . .', 'ends'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['half \ud83d.pdf', 'half.pdf'],
  ['\u202e', '_'],
  [`${'é'.repeat(300)}.pdf`, longest],
])('%j becomes a name that every system accepts: %j', (given, name) => {
  expect(fileNames([given])).toEqual([name]);
  expect(fileNames([name])).toEqual([name]);
});

test('names that become equal get numbers, long ones too', () => {
  expect(fileNames(['a:b.pdf', 'A?B.pdf', 'a-b (2).pdf', 'a-b.pdf'])).toEqual([
    'a-b.pdf',
    'A-B (2).pdf',
    'a-b (2) (2).pdf',
    'a-b (3).pdf',
  ]);
  expect(fileNames([longest, `é${longest}`])).toEqual([longest, `${'é'.repeat(66)} (2).pdf`]);
});
