import { type DefaultTreeAdapterMap, defaultTreeAdapter, html as names, parse, serialize } from 'parse5';

export type Page = DefaultTreeAdapterMap['document'];
export type HtmlElement = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];
type ChildNode = DefaultTreeAdapterMap['childNode'];

// What stands in <noscript> is part of the page: read and written as elements, not as text.
const options = { scriptingEnabled: false };

/** The page as a tree, as every browser reads it (parse5 follows the HTML standard's parsing algorithm). */
export const parsePage = (html: string): Page => parse(html, options);

export const pageHtml = (page: Page): string => serialize(page, options);

/** All elements, or those of a name, in document order; what stands in a <template> is no part of the page. */
export function elements(parent: ParentNode, tagName?: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    if (tagName === undefined || node.tagName === tagName) found.push(node);
    found.push(...elements(node, tagName));
  }
  return found;
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

/** Puts a node at the end of an element. */
export const append = (parent: ParentNode, added: ChildNode): void => defaultTreeAdapter.appendChild(parent, added);

/** Puts an element at the beginning of another. */
export function prepend(parent: HtmlElement, inserted: HtmlElement): void {
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, inserted, first);
  else append(parent, inserted);
}

export function insertBefore(reference: HtmlElement, inserted: HtmlElement): void {
  defaultTreeAdapter.insertBefore(parentOf(reference), inserted, reference);
}

export function insertAfter(reference: HtmlElement, inserted: HtmlElement): void {
  const parent = parentOf(reference);
  const next = parent.childNodes[parent.childNodes.indexOf(reference) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, inserted, next);
  else append(parent, inserted);
}

/** Puts an element between another and all that stood in it. */
export function moveInto(parent: HtmlElement, between: HtmlElement): void {
  for (const node of [...parent.childNodes]) {
    defaultTreeAdapter.detachNode(node);
    append(between, node);
  }
  append(parent, between);
}

/** @throws Error when there is not exactly one element of that name, which a step counts on */
export function onlyElement(parent: ParentNode, tagName: string): HtmlElement {
  const [first, ...others] = elements(parent, tagName);
  if (!first || others.length > 0)
    throw new Error(`one <${tagName}> is expected, and there are ${first ? others.length + 1 : 0}`);
  return first;
}

function parentOf(element: HtmlElement): ParentNode {
  if (!element.parentNode) throw new Error(`<${element.tagName}> stands in no page`);
  return element.parentNode;
}
