import { browserslistToTargets, type FontFaceProperty, type Selector, transform } from 'lightningcss';
import packageFile from '../../../package.json' with { type: 'json' };

// Without targets lightningcss writes shorthands that these browsers do not know, such as a timeline in `animation`.
const targets = browserslistToTargets(packageFile.browserslist.map((floor) => floor.replace(' >= ', ' ')));

/**
 * The rules of a style sheet that pages with these classes and ids can ever need without new elements: a rule stays if
 * each class and id in its selector is on the page, whatever state it asks for (`:hover`, `[open]`, `:popover-open`,
 * `[aria-busy]`, `[data-runtime]`, a media query). A registered property or animation that no kept rule uses is left out.
 * Order, layers and cascade stay as they are.
 *
 * @param names every class and id of the pages
 * @param address the style sheet's own, which its relative addresses start from
 * @param text all text of the pages: font faces whose unicode-range has none of its letters are dropped; undefined keeps all faces
 * @returns the rules, minified, for a page at any address
 */
export function usedRules(css: string, names: ReadonlySet<string>, address: string, text?: string): string {
  const letters = text === undefined ? undefined : new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  const unusedSymbols = [...selectorNames(css)].filter((name) => !names.has(name));
  const rules = minified(css, {
    unusedSymbols,
    visitor: {
      Url: (url) => ({ ...url, url: absolute(url.url, address) }),
      Rule: {
        'font-face': ({ value }) => (letters && isForOtherLetters(value.properties, letters) ? [] : undefined),
        // Tailwind's fallback for `@property`, which all of `browserslist` know.
        'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined),
      },
    },
  });
  return minified(rules, { unusedSymbols: unreadNames(rules) });
}

/** Tailwind's registered properties that no rule reads, and animations that no rule starts. */
function unreadNames(css: string): string[] {
  const registered = [...css.matchAll(/@property (--tw-[\w-]+)/g)].map(([, name = '']) => name);
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  return [
    ...registered.filter((name) => !css.includes(`var(${name},`) && !css.includes(`var(${name})`)),
    ...animations.filter((name) => css.split(name).length === 2),
  ];
}

/** A whole style sheet, without Tailwind's rules for older browsers and what no rule uses. */
export const wholeSheet = (css: string, address: string): string => usedRules(css, selectorNames(css), address);

/** Whether a font's file is for other letters than these. */
function isForOtherLetters(properties: readonly FontFaceProperty[], letters: ReadonlySet<number>): boolean {
  const hasFile = properties.some(
    ({ type, value }) => type === 'source' && value.some((token) => token.type === 'url'),
  );
  const ranges = properties.flatMap((property) => (property.type === 'unicode-range' ? property.value : []));
  if (!hasFile || ranges.length === 0) return false;
  return ![...letters].some((letter) => ranges.some(({ start, end }) => letter >= start && letter <= end));
}

function selectorNames(css: string): Set<string> {
  const names = new Set<string>();
  const collect = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class' || part.type === 'id') names.add(part.name);
      // lightningcss visits no selector inside these.
      else if ('kind' in part && (part.kind === 'where' || part.kind === 'is')) part.selectors.forEach(collect);
    }
  };
  minified(css, { visitor: { Selector: collect } });
  return names;
}

type Options = Pick<Parameters<typeof transform>[0], 'unusedSymbols' | 'visitor'>;

function minified(css: string, options: Options): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets, ...options });
  // lightningcss repeats a prefixed declaration with each pass.
  return Buffer.from(code)
    .toString()
    .replace(/(-webkit-[^;{}]*;)\1+/g, '$1');
}

/** Makes relative addresses absolute; data and other sites' addresses stay. */
function absolute(url: string, address: string): string {
  const origin = 'https://site.invalid';
  return new URL(url, origin + address).href.replace(origin, '');
}
