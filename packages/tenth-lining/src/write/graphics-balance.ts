import { stringEnd, UnfinishedValue } from '../pdf/syntax';

/** What a page's content leaves open at its end, and how far it closes what it did not open. */
export type GraphicsBalance = typeof inBalance;

export const inBalance = {
  openStates: 0,
  excessRestores: 0,
  openMarks: 0,
  isTextOpen: false,
  /** a string, an array or a picture never ends, an operator is none, or it cannot be unpacked: readers differ in what they make of it */
  isBroken: false,
};

/** PDF 32000-1, table A.1, and the words that are values. */
const operators = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri ' +
    's S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' " true false null'
  ).split(' '),
);

/** Comments, dictionaries, names and numbers, which are passed over; then what is looked at. */
const words = /%[^\r\n]*|<<|[/\d+.-][^\0\t\n\f\r ()<>[\]{}/%]*|([([\]<]|[^\0\t\n\f\r ()<>[\]{}/%]+)/g;

/** An inline picture's data may hold anything else. */
const pictureEnd = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g;

/** Counts the operators that open and close something (PDF 32000-1, 8.4.4, 9.4.1, 14.6). */
export function graphicsBalance(content: string): GraphicsBalance {
  const balance = { ...inBalance };
  let openArrays = 0;
  words.lastIndex = 0;
  try {
    for (let match = words.exec(content); match; match = words.exec(content)) {
      const word = match[1];
      if (word === undefined) continue;
      if (word === '(') words.lastIndex = stringEnd(content, match.index);
      else if (word === '<') words.lastIndex = endAfter(/>/g, content, match.index);
      else if (word === '[') openArrays += 1;
      else if (word === ']') openArrays -= 1;
      else if (word === 'q') balance.openStates += 1;
      else if (word === 'Q' && balance.openStates > 0) balance.openStates -= 1;
      else if (word === 'Q') balance.excessRestores += 1;
      else if (word === 'BT' || word === 'ET') balance.isTextOpen = word === 'BT';
      else if (word === 'BMC' || word === 'BDC') balance.openMarks += 1;
      else if (word === 'EMC') balance.openMarks = Math.max(0, balance.openMarks - 1);
      else if (word === 'ID') words.lastIndex = endAfter(pictureEnd, content, words.lastIndex);
      else balance.isBroken ||= !operators.has(word);
    }
  } catch (error) {
    if (!(error instanceof UnfinishedValue)) throw error;
    balance.isBroken = true;
  }
  return { ...balance, isBroken: balance.isBroken || openArrays > 0 };
}

function endAfter(end: RegExp, content: string, at: number): number {
  end.lastIndex = at;
  if (!end.test(content)) throw new UnfinishedValue('The content ends inside a string or a picture.');
  return end.lastIndex;
}
