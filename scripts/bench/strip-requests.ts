import { transform } from 'lightningcss';
import {
  append,
  attribute,
  createElement,
  elements,
  onlyElement,
  pageHtml,
  parsePage,
  remove,
  textOf,
} from '../export/html-tree';

const asking = ['src', 'srcset', 'poster', 'href'];

/**
 * A page that asks for nothing: its words with the rules that stand in it, in the reader's own faces, without scripts and
 * files. The floor that first and largest paint are measured against; its boxes are those of the page.
 */
export function stripRequests(html: string): string {
  const page = parsePage(html);
  for (const name of ['script', 'link']) for (const element of elements(page, name)) remove(element);
  // Without an icon named, the browser asks for /favicon.ico by itself.
  append(onlyElement(page, 'head'), createElement('link', { rel: 'icon', href: 'data:,' }));
  // The policy names the hash of the style as it was.
  for (const meta of elements(page, 'meta')) if (attribute(meta, 'http-equiv') !== undefined) remove(meta);
  for (const name of ['img', 'source', 'video', 'track', 'iframe']) {
    for (const element of elements(page, name)) {
      element.attrs = element.attrs.filter((attr) => !asking.includes(attr.name));
    }
  }
  for (const style of elements(page, 'style')) {
    style.childNodes = createElement('style', {}, withoutFiles(textOf(style))).childNodes;
  }
  return pageHtml(page);
}

/** The rules without the faces that come from files. */
function withoutFiles(css: string): string {
  const { code } = transform({
    filename: 'floor.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        'font-face': ({ value }) => (JSON.stringify(value.properties).includes('"type":"url"') ? [] : undefined),
      },
    },
  });
  return Buffer.from(code).toString();
}
