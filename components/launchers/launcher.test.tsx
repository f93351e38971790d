import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { feed } from '@/content/feed';
import type { Launcher as LauncherContent } from '@/content/launcher-types';
import type { NextEditionContent } from '@/content/types';
import { formOf } from './form-attributes';
import { Launcher } from './launcher';
import { NextEdition } from './next-edition';

/** What the HTML of a page says of its launchers. What the form library makes of it: form-library.test.tsx. */

const popup = { pages: '/legal', mode: 'popup', label: 'Talk to us', formId: 'moe6aa' } as const;
const popover = { ...popup, mode: 'popover' } as const;
const pasted = (html: string) => ({ pages: '/legal', title: 'Work with us, today', html }) as const;

beforeAll(() => {
  // jsdom has none; what comes near the window: e2e/launchers.spec.ts.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});

test.each<[string, LauncherContent]>([
  ['popup', popup],
  ['slider', { ...popup, mode: 'slider' }],
  ['popover', popover],
  ['side tab', { ...popup, mode: 'side-tab' }],
  ['pasted popup', pasted('<button data-tf-popup="moe6aa">Talk to us</button>')],
  ['pasted side tab', pasted('<div data-tf-sidetab="moe6aa" data-tf-button-text="Talk to us"></div>')],
  ['pasted inline form', pasted('<div data-tf-widget="moe6aa">Talk to us</div>')],
])('a %s is a link to the form’s own address, and axe finds nothing in it', async (_, launcher) => {
  const { container } = render(<Launcher {...launcher} />);
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute(
    'href',
    'https://form.typeform.com/to/moe6aa',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test.each<[string, LauncherContent, address: string]>([
  ['the built-in form', { ...popup, formId: undefined }, '/forms/preview/'],
  ['a form in the EU', { ...popup, region: 'eu' }, 'https://form.typeform.eu/to/moe6aa'],
  [
    'sandbox mode',
    { ...popup, options: { enableSandbox: true } },
    'https://form.typeform.com/to/moe6aa?enable-sandbox=true',
  ],
  [
    'fields and parameters (R7.7, R7.8)',
    {
      ...popup,
      options: {
        tracking: { utm_source: 'a b' },
        hidden: { topic: 'rules, costs & more', none: '' },
        preselect: { q: 'a' },
      },
    },
    'https://form.typeform.com/to/moe6aa?utm_source=a+b#topic=rules%2C+costs+%26+more&answers-q=a',
  ],
  [
    'the same, pasted',
    pasted(
      '<i data-tf-popup="moe6aa" data-tf-domain="form.typeform.eu" data-tf-hidden="topic=filing" data-tf-tracking="utm_source=x" data-tf-enable-sandbox="no"></i>',
    ),
    'https://form.typeform.eu/to/moe6aa?utm_source=x#topic=filing',
  ],
])('the link without scripts leads to %s', (_, launcher, address) => {
  expect(formOf(launcher).href).toBe(address);
});

test.each<[LauncherContent, start: string]>([
  [popup, 'press'],
  [popover, 'press'],
  [{ ...popover, options: { buttonColor: '#abc' } }, 'press'],
  [{ ...popover, options: { tooltip: 'Ask us' } }, 'ready'],
  [{ ...popover, options: { notificationDays: 7 } }, 'ready'],
  [{ ...popup, options: { open: 'scroll', openValue: 40 } }, 'ready'],
  [{ ...popup, options: { open: 'exit', openValue: 40 } }, 'ready'],
  [{ ...popup, options: { open: 'load' } }, 'eager'],
  [{ ...popup, options: { open: 'time', openValue: 0 } }, 'eager'],
  [pasted('<div data-tf-sidetab="moe6aa" data-tf-button-text="Ask" data-tf-top="20"></div>'), 'ready'],
  [pasted('<div data-tf-widget="moe6aa"></div>'), 'near'],
])('%j needs the form library at: %s', (launcher, start) => {
  expect(formOf(launcher).start).toBe(start);
  const exported = renderToStaticMarkup(<Launcher {...launcher} />);
  expect(exported.includes('data-runtime="eager"')).toBe(start === 'eager');
});

test('R8.1: pasted HTML keeps its attributes and its words, not its style, and names its frame', () => {
  const html =
    '<button data-tf-slider="moe6aa" data-tf-opacity="50" data-tf-iframe-props="dataTest=a" style="color:red">Work with us</button>';
  render(<Launcher {...pasted(html)} />);
  const link = screen.getByRole('link', { name: 'Work with us' });
  expect(link).toHaveAttribute('data-tf-slider', 'moe6aa');
  expect(link).toHaveAttribute('data-tf-opacity', '50');
  expect(link).toHaveAttribute('data-tf-iframe-props', 'title=Work with us\\, today,dataTest=a,allow=');
  expect(link).not.toHaveAttribute('style');
});

describe('R13.3: the next edition', () => {
  const channel = { href: 'https://whatsapp.com/channel/0029Va', label: 'Follow us on WhatsApp' };
  const links = (content: NextEditionContent) => {
    const { container } = render(<NextEdition edition="10th, and last" content={content} />);
    const found = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    return { container, found };
  };

  test('has the feed, the owner’s form with the edition, and the channel', async () => {
    const { container, found } = links({ label: 'Tell me', formId: 'AbCd1234', region: 'eu', channel });
    const form = 'https://form.typeform.eu/to/AbCd1234#edition=10th%2C+and+last';
    expect(found).toEqual([feed.path, form, channel.href]);
    expect(screen.getByRole('link', { name: 'Tell me' })).toHaveAttribute('data-tf-hidden', 'edition=10th\\, and last');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('without a form’s id is the feed alone', () => {
    expect(links({ label: 'Tell me' }).found).toEqual([feed.path]);
  });
});
