import { withBrowser } from '../corpus/browser';
import { chanceOf } from '../corpus/chance';

const wordsOnPage = 330;

/** A typed record of about as many pages, as a browser prints one: justified paragraphs, bold and italic words. */
export async function typedRecord(pages: number, file: string): Promise<void> {
  const chance = chanceOf(7);
  const styles = ['b', 'i'];
  const paragraphs: string[] = [];
  for (let count = 0; count < pages * wordsOnPage; ) {
    const words = chance.sentence(chance.between(30, 150)).split(' ');
    const styled = words.map((word) => {
      const style = styles[chance.between(0, 66)];
      return style ? `<${style}>${word}</${style}>` : word;
    });
    paragraphs.push(`<p>${paragraphs.length + 1}. ${styled.join(' ')}</p>`);
    count += words.length;
  }
  await withBrowser(async (page) => {
    await page.setContent(`<style>body{font:12pt/1.6 serif;text-align:justify}</style>${paragraphs.join('')}`);
    const margin = { top: '25mm', bottom: '25mm', left: '25mm', right: '25mm' };
    await page.pdf({ path: file, format: 'A4', margin });
  });
}
