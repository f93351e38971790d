import { numerals } from '@/tenth-lining/numerals';
import { streamBody } from './tail';

/** The bodies of the three objects that embed the figures; each names the next by `reference`. */
export function fontObjects(descriptor: number, file: number): { font: string; descriptor: string; file: string } {
  const data = atob(numerals.font);
  const name = '/TNLNNG+Newsreader-Numerals';
  const widths = Array(10).fill(numerals.width).join(' ');
  const first = '0'.charCodeAt(0);
  return {
    font:
      `<</Type/Font/Subtype/TrueType/BaseFont${name}/FirstChar ${first}/LastChar ${first + 9}/Widths[${widths}]` +
      `/FontDescriptor ${descriptor} 0 R/Encoding/WinAnsiEncoding>>`,
    // Flags: serif, and characters of the standard set (PDF 32000-1, table 123).
    descriptor:
      `<</Type/FontDescriptor/FontName${name}/Flags 34/FontBBox[${numerals.box.join(' ')}]/ItalicAngle 0` +
      `/Ascent ${numerals.ascent}/Descent ${numerals.descent}/CapHeight ${numerals.box[3]}/StemV 90/FontFile2 ${file} 0 R>>`,
    file: streamBody(new Map([['Length1', String(data.length)]]), data),
  };
}
