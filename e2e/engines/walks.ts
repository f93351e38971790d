import { browse } from '@/content/browse';
import { campaign } from '@/content/campaign';
import { challenges } from '@/content/challenges';
import { features } from '@/content/features';
import { gate } from '@/content/gate';
import { legal } from '@/content/legal';
import { links } from '@/content/links';
import { navigation, toolLink } from '@/content/navigation';
import { numberPdf } from '@/content/number-pdf';
import { pdfLink } from '@/content/pdf-link';
import { previewForm } from '@/content/preview-form';
import { publicationLists } from '@/content/publication-lists';
import { publicationsPage } from '@/content/publications-page';
import { video } from '@/content/video';
import type { EngineName } from '@/scripts/programs';
import { makePdf } from '@/tenth-lining/testing/make-pdf';
import { textOf } from '@/tenth-lining/testing/number-whole';
import { readPublicationLists } from '../../data/read-publications';
import { launcherPath } from '../support/launchers/bundle';
import { mainRoutes } from '../support/routes';
import { describeEngine } from './describe-engine';
import { launcher, type Site } from './site';
import { until } from './until';
import type { Visitor } from './visitor';

const publicationsPath = '/web/publications/';

/** The same walks through every engine that the site is made for (R10.7). */
export function describeWalks(name: EngineName): void {
  describeEngine(name, (opened) => {
    let site: Site;
    let reader: Visitor;
    beforeEach(() => {
      ({ site, reader } = opened());
    });

    /** Opens a page at a desktop's size. */
    const arrive = async (path: string, width = 1280) => {
      await reader.open(path);
      await reader.resize(width, 860);
    };
    /** Gives the sign on which a page's scripts come. */
    const touch = async () => {
      await reader.key('Tab');
      await reader.ready();
    };
    const visit = async (path: string, width?: number) => {
      await arrive(path, width);
      await touch();
    };

    test.each(mainRoutes)('%s: the first tap costs nobody the page, and nothing stands outside of it', async (path) => {
      await arrive(path);
      const [heading] = await reader.run<[string]>('return [document.querySelector("h1").textContent]');
      await reader.press('heading', heading);
      await reader.ready();
      await reader.find('heading', heading, 'main');
      expect(await reader.run('return document.documentElement.dataset.runtime')).toBe('ready');
      expect(await reader.run('return document.querySelectorAll("[data-runtime=failed]").length')).toBe(0);
      const outside = await reader.run<string[]>(`
        const { clientWidth } = document.documentElement;
        const boxes = [...document.querySelectorAll('.tool-link, .tool-link a, header a, h1, main img, main button')];
        return boxes
          .map((element) => [element, element.getBoundingClientRect()])
          .filter(([element, { left, right, width }]) => width > 1 && (left < -1 || right > clientWidth + 1) && !element.closest('ul, [role=tablist]'))
          .map(([element, { left, right }]) => element.outerHTML.slice(0, 80) + ' from ' + left + ' to ' + right + ' of ' + clientWidth)`);
      expect(outside).toEqual([]);
    });

    test('the menu opens, leads on, and is closed on Escape; without popovers its links are a row over nothing', async () => {
      await visit('/', 700);
      const [link] = navigation.items.slice(1);
      const hasPopovers = await reader.run<boolean>('return "popover" in HTMLElement.prototype');
      if (hasPopovers) {
        await reader.press('button', navigation.menuLabel);
        await reader.find('link', link?.label ?? '', 'header nav');
        await reader.key('Escape');
        await reader.gone('link', link?.label ?? '', 'header');
        await reader.press('button', navigation.menuLabel);
      } else {
        await reader.resize(360, 740);
        await reader.gone('button', navigation.menuLabel);
        const under = await reader.run<number>(`
          const links = [...document.querySelectorAll('header a')].map((link) => link.getBoundingClientRect().bottom);
          return document.querySelector('h1').getBoundingClientRect().top - Math.max(...links)`);
        expect(under).toBeGreaterThan(0);
      }
      await reader.press('link', link?.label ?? '', 'header');
      await reader.sees('the next page', 'return location.pathname === arguments[0]', `${link?.href}/`);
    });

    test('the carousel shows the feature that is chosen, by press, arrow and key', async () => {
      await visit('/');
      const [first, second, third] = features.items;
      await reader.press('tab', second.name);
      await reader.find('heading', second.title);
      await reader.gone('heading', first.title);
      await reader.press('button', features.nextLabel);
      await reader.find('heading', third.title);
      await reader.press('tab', third.name);
      await reader.key('ArrowRight');
      await reader.gone('heading', third.title);
      await visit('/', 600);
      await reader.find('combobox', features.selectLabel);
    });

    test('a flip card turns and turns back, by press and by key', async () => {
      await visit('/');
      const [{ challenge, benefit }] = challenges.pairs;
      const turn = `${challenges.turnLabel}: ${challenge.title}`;
      const back = `${challenges.returnLabel}: ${challenge.title}`;
      await reader.gone('button', back);
      await reader.press('button', turn);
      await reader.find('button', back);
      await reader.sees(
        'the other face',
        'return [...document.querySelectorAll("#challenges h3")].some((face) => face.textContent === arguments[0] && !face.closest("[inert]"))',
        benefit.title,
      );
      await reader.key('Enter');
      await reader.find('button', turn);
    });

    test('the counter ends at its figure', async () => {
      await visit('/legal/');
      const digits = `
        const final = [...document.querySelectorAll('[aria-hidden] *, [aria-hidden]')].find((element) => element.textContent === arguments[0] && element.children.length === 0);
        return Number(getComputedStyle(final.parentElement, '::before').getPropertyValue('--counter-thousands')) * 1000 === arguments[1];`;
      await reader.sees('the figure', digits, legal.keyFigure.display, legal.keyFigure.value);
    });

    test('the search narrows the list as one types, keeps it in the address, and Back undoes it', async () => {
      const [list] = await readPublicationLists();
      const { title = '' } = list?.publications[0] ?? {};
      await visit(publicationsPath);
      const shown =
        'return [...document.querySelectorAll("main h3")].filter((title) => title.getClientRects().length).length';
      const all = await reader.run<number>(shown);
      await reader.type('searchbox', browse.queryLabel, title);
      await until('a shorter list', async () => {
        const count = await reader.run<number>(shown);
        return count > 0 && count < all;
      });
      await reader.sees(
        'the words in the address',
        'return new URLSearchParams(location.search).get("q") === arguments[0]',
        title,
      );
      await reader.press('button', browse.clearLabel);
      await until('the whole list', async () => (await reader.run(shown)) === all);
    });

    test('the search survives many keys in a short time', async () => {
      await visit(publicationsPath);
      await reader.type('searchbox', browse.queryLabel, 'income tax vat excise duty '.repeat(6));
      await reader.sees('the words in the address', 'return location.search.includes("excise")');
      await reader.find('heading', publicationsPage.title);
    });

    test('one list shows at a time, before the scripts and after', async () => {
      const [kenya, namibia] = publicationLists;
      await reader.open(publicationsPath);
      const lists =
        'return [...document.querySelectorAll(".publication-list")].filter((list) => list.getClientRects().length).map((list) => list.id)';
      expect(await reader.run(lists)).toEqual([kenya.hash]);
      await reader.open(`${publicationsPath}?before#${namibia.hash}`);
      expect(await reader.run(lists)).toEqual([namibia.hash]);
      await visit(`${publicationsPath}?after`);
      await reader.press('tab', namibia.label);
      await until('the other list', async () => (await reader.run<string[]>(lists)).join() === namibia.hash);
    });

    describe('the gate', () => {
      const openForm = async () => {
        await reader.press('button', gate.buttonLabel, 'main li');
        await reader.find('dialog', gate.dialog.title);
        await reader.sees('the form to listen', 'return !document.querySelector("dialog [role=status]")');
      };
      const isOpen = 'return document.querySelector("dialog[open]") !== null';
      const closed = () => reader.sees('the dialog to close', 'return !document.querySelector("dialog[open]")');
      const inForm = (steps: () => Promise<void>) => reader.inFrame('dialog iframe', steps);
      const fillIn = async () => {
        await reader.type('textbox', previewForm.fields.name.label, 'A. Wanjiru');
        await reader.type('textbox', previewForm.fields.email.label, 'a.wanjiru@firm.example');
      };
      const send = () =>
        inForm(async () => {
          await fillIn();
          await reader.press('button', previewForm.submitLabel);
        });

      test('a submitted form closes the dialog and opens the PDF, whose link stays', async () => {
        const [list] = await readPublicationLists();
        const { pdfUrl = '' } = list?.publications[0] ?? {};
        await visit(publicationsPath);
        await openForm();
        await send();
        await closed();
        await until('the PDF to be asked for', async () => site.asked.map(decodeURI).includes(pdfUrl));
        await reader.find('link', pdfLink.openLabel, '[role=status]');
        expect(await reader.run('return document.querySelector("main h1") !== null')).toBe(true);
      });

      test('what the first link of a visit says is in the form and on the way to the calendar a page later; nothing without (R13.1)', async () => {
        const pressed = `
          const demo = [...document.querySelectorAll('a')].find(({ href }) => href.startsWith(arguments[0]));
          demo.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          return demo.href`;
        const handedOn = async () => {
          await openForm();
          const form = await reader.run<string>('return document.querySelector("dialog iframe").src');
          const demo = await reader.run<string>(pressed, links.bookDemo.href);
          return [new URLSearchParams(new URL(form).hash.slice(1)), new URL(demo).searchParams].map((fields) =>
            Object.fromEntries(fields),
          );
        };
        const publication = expect.any(String);
        await visit(publicationsPath);
        expect(await handedOn()).toEqual([{ publication }, {}]);

        const [name = '', other = ''] = campaign.parameters;
        const fields = { [name]: 'whatsapp', [other]: 'x'.repeat(100), [campaign.firstPage]: '/team/' };
        await reader.open(`/team/?${name}=whatsapp&${other}=${'x'.repeat(120)}`);
        // The very first touch of the visit, which the scripts are still to come with.
        expect(
          Object.fromEntries(new URL(await reader.run<string>(pressed, links.bookDemo.href)).searchParams),
        ).toEqual(fields);
        await reader.resize(1280, 860);
        const publications = navigation.items.find(({ href }) => href === '/web/publications');
        await reader.press('link', publications?.label ?? '', 'header');
        await reader.sees('the next page', 'return location.pathname === arguments[0]', publicationsPath);
        await touch();
        expect(await handedOn()).toEqual([{ publication, ...fields }, fields]);
      });

      test.each([
        ['plausible', 'doNotTrack', '1'],
        ['umami', 'globalPrivacyControl', true],
      ])(
        '%s is told of a download, nothing before a touch, and nothing of who sends %s (R13.2)',
        async (service, signal, value) => {
          const [name = ''] = campaign.parameters;
          const address = `${publicationsPath}?${name}=mail`;
          const counted = site.countedOrigin(service) + address;
          const begin = async (place: string) => {
            await arrive(place);
            // Plausible's script passes over browsers that are driven.
            await reader.run('window.__plausible = true');
          };
          await begin(counted);
          await reader.run('Object.defineProperty(navigator, arguments[0], { value: arguments[1] })', signal, value);
          await touch();
          await reader.sees('the counting', 'return window.presses && !Array.isArray(window.presses)');
          await begin(address);
          await touch();
          expect(await reader.run('return typeof window.presses')).toBe('undefined');
          await begin(counted);
          expect(site.told).toEqual([]);
          await touch();
          await openForm();
          await send();
          const names = ['Download opened', 'Form sent', 'PDF opened', 'pageview'];
          const events = () => site.told.filter((event) => event.url.endsWith(address));
          await until('all events', async () => events().length >= names.length);
          expect(
            events()
              .map((event) => event.name)
              .toSorted(),
          ).toEqual(names);
          expect(site.told.length - names.length).toBe(service === 'umami' ? 1 : 0);
        },
      );

      test('Escape, the close button and a press beside it close the dialog, and the answers stay', async () => {
        await visit(publicationsPath);
        await reader.resize(700, 500);
        await openForm();
        await inForm(fillIn);
        const wayOut = `
          const dialog = document.querySelector('dialog');
          dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' });
          return dialog.scrollTop > 0 && dialog.querySelector('button').getBoundingClientRect().top >= 0`;
        await reader.sees('the way out at the end of the form', wayOut);
        await reader.press('button', gate.dialog.closeLabel, 'dialog');
        await closed();
        await reader.resize(1280, 860);
        await reader.press('button', gate.buttonLabel, 'main li');
        await reader.sees('the dialog', isOpen);
        // A press right after the first would be the second half of a double click.
        await until('a press beside it to close the dialog', async () => {
          if (await reader.run(isOpen)) await reader.pressAt(8, 400);
          return !(await reader.run(isOpen));
        });
        await reader.press('button', gate.buttonLabel, 'main li');
        await reader.sees('the dialog', isOpen);
        await inForm(async () => {
          await reader.sees(
            'the answers',
            'return document.querySelector("input[type=email]").value === "a.wanjiru@firm.example"',
          );
        });
        await reader.key('Escape');
        await closed();
      });
    });

    test('a launcher opens its form over the page, and Escape closes it', async () => {
      await reader.open(launcherPath);
      await reader.ready();
      await reader.press('link', launcher.label);
      await reader.inFrame('iframe', async () => {
        await reader.type('textbox', previewForm.fields.name.label, 'A. Wanjiru');
      });
      await reader.key('Escape');
      await reader.sees('the form to go', 'return !document.querySelector("iframe")');
    });

    test('the tool link tells what it is, until Escape', async () => {
      await visit('/');
      const tip = 'return getComputedStyle(document.getElementById("tool-link-tip")).visibility === arguments[0]';
      expect(await reader.run('return document.getElementById("tool-link-tip").textContent')).toBe(toolLink.tooltip);
      // Where no mouse is attached, nothing hovers: by keyboard, then.
      await reader.run('document.querySelector(".tool-link a").focus()');
      await reader.sees('the tooltip', tip, 'visible');
      await reader.key('Escape');
      await reader.sees('no tooltip', tip, 'hidden');
    });

    test('a PDF is chosen, looked through and taken numbered, with nothing asked but the engine (R11.1, R11.7)', async () => {
      await visit('/tenth-lining/number/');
      site.asked.length = 0;
      // No driver of these chooses files alike: the page is given one, as its own input would.
      await reader.run(
        `const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
          const file = new FileReader();
          file.onload = () => { window.taken = file.result; };
          if (blob.type === 'application/pdf') file.readAsDataURL(blob);
          return make.call(URL, blob);
        };
        const bytes = Uint8Array.from(atob(arguments[0]), (sign) => sign.charCodeAt(0));
        const given = new DataTransfer();
        given.items.add(new File([bytes], 'record.pdf', { type: 'application/pdf' }));
        const input = document.querySelector('input[type=file]');
        input.files = given.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));`,
        Buffer.from(await makePdf([{}, {}])).toString('base64'),
      );
      await reader.find('link', numberPdf.download.label, 'main');
      await reader.find('heading', numberPdf.doubts.title, 'main');
      expect(await reader.run('return document.querySelector("a[download]").download')).toBe('record-numbered.pdf');
      const taken = await reader.sees<string>('the numbered file', 'return window.taken');
      const { pieces } = await textOf(Buffer.from(taken.split(',')[1] ?? '', 'base64'), 1);
      expect(pieces.map(({ text }) => text)).toEqual(['Page 1', '2']);
      expect(site.asked.filter((path) => !path.endsWith('/engine.js'))).toEqual([]);
    });

    const ownFiles = video && 'mp4' in video.source ? video.source : undefined;
    (ownFiles ? test : test.skip)(
      'the film plays on a press, with captions once they are asked for, of which nothing is asked before',
      async () => {
        await visit('/');
        await reader.run('document.querySelector("video").scrollIntoView({ block: "center", behavior: "instant" })');
        await reader.find('button', video?.playLabel ?? '');
        await reader.sees(
          'the poster',
          'return [...document.querySelector("video").parentElement.querySelectorAll("img")].some((still) => still.checkVisibility() && still.complete)',
        );
        expect(site.asked.filter((path) => /\.(vtt|webm|mp4)$/.test(path))).toEqual([]);
        await reader.press('button', video?.playLabel ?? '');
        await reader.sees(
          'the player',
          'return !document.querySelector("video").parentElement.querySelector("button")',
        );
        expect(site.asked).not.toContain(ownFiles?.captions.src);
        await reader.run('document.querySelector("video").textTracks[0].mode = "showing"');
        await reader.sees(
          'captions',
          'const [track] = document.querySelector("video").textTracks; return track.cues && track.cues.length > 0',
        );
        expect(site.asked).toContain(ownFiles?.captions.src);
      },
    );
  });
}
