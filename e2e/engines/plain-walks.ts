import { features } from '@/content/features';
import { gate } from '@/content/gate';
import { previewForm } from '@/content/preview-form';
import type { EngineName } from '@/scripts/programs';
import { everyKindOfPage } from '../support/routes';
import { describeEngine } from './describe-engine';
import { until } from './until';

/** What a browser older than the site's floor (README) gets (R10.7): every page to be read, and the PDF. No script is started. */
export function describePlainWalks(name: EngineName): void {
  describeEngine(name, (opened) => {
    test.each(everyKindOfPage)('%s: can be read whole, and a tap costs nobody the page', async (path) => {
      const { reader, site } = opened();
      await reader.open(path);
      await reader.resize(700, 860);
      const heading = await reader.run<string>('return document.querySelector("h1").textContent');
      await reader.press('heading', heading);
      await reader.key('Tab');
      await reader.find('heading', heading, 'main');
      const { top, foot } = await reader.run<{ top: number; foot: number }>(`
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        return { top: box('h1').top, foot: Math.max(...[...document.querySelectorAll('header a')].map((link) => link.getBoundingClientRect().bottom)) }`);
      expect(top).toBeGreaterThan(foot);
      expect(site.asked.filter((asked) => asked.endsWith('.js'))).toEqual([]);
    });

    test('every feature is shown, one under the other', async () => {
      const { reader } = opened();
      await reader.open('/');
      for (const { title } of features.items) await reader.find('heading', title, 'main');
    });

    test('the PDF can be had', async () => {
      const { reader, site } = opened();
      await reader.open('/web/publications/');
      await reader.press('link', gate.buttonLabel, 'main');
      await reader.find('heading', previewForm.noScript.title);
      // Every publication's file is there until the address has told which one is wanted.
      const files = await reader.run(
        'return [...document.querySelectorAll("a")].filter((a) => a.textContent.includes("(PDF, ") && a.getClientRects().length).length',
      );
      expect(files).toBe(1);
      await reader.gone('textbox', '');
      await reader.press('link', '(PDF, ');
      await until('the PDF to be asked for', async () => site.asked.some((asked) => asked.endsWith('.pdf')));
    });
  });
}
