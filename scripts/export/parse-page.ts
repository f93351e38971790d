import { type DefaultTreeAdapterMap, defaultTreeAdapter, html as names, parse, serialize } from 'parse5';

export type Page = DefaultTreeAdapterMap['document'];
export type HtmlElement = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];
type ChildNode = DefaultTreeAdapterMap['childNode'];

// The content of <noscript> is part of the page: read and written as elements, not as text.
const options = { scriptingEnabled: false };

/** The page as a tree, as every browser reads it (parse5 follows the HTML standard's parsing algorithm). */
export const parsePage = (html: string): Page => parse(html, options);

export const pageHtml = (page: Page): string => serialize(page, options);

/** All elements, or those of a name, in document order; without those in a <template>. */
export function elements(parent: ParentNode, tagName?: string): HtmlElement[] {
  const matching: HtmlElement[] = [];
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    if (tagName === undefined || node.tagName === tagName) matching.push(node);
    matching.push(...elements(node, tagName));
  }
  return matching;
}

/** The value of an attribute; undefined where the element has none of that name. Names are lower case in a tree. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text of an element that holds nothing else: a script, a style. */
export function textOf(element: HtmlElement): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

export function createElement(tagName: string, attributes: Readonly<Record<string, string>>, text = ''): HtmlElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, names.NS.HTML, attrs);
  if (text !== '') defaultTreeAdapter.insertText(element, text);
  return element;
}

export const remove = (element: HtmlElement): void => defaultTreeAdapter.detachNode(element);

/** Puts a node into an element, before one of its children or at its end; removes it from its old place. */
export function insert(parent: ParentNode, added: ChildNode, before?: ChildNode): void {
  defaultTreeAdapter.detachNode(added);
  if (before) defaultTreeAdapter.insertBefore(parent, added, before);
  else defaultTreeAdapter.appendChild(parent, added);
}

/** @throws Error when there is not exactly one element of that name, which a step counts on */
export function onlyElement(parent: ParentNode, tagName: string): HtmlElement {
  const [first, ...others] = elements(parent, tagName);
  if (!first || others.length > 0)
    throw new Error(`one <${tagName}> is expected, and there are ${first ? others.length + 1 : 0}`);
  return first;
}
