import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { formModes } from '@/content/launcher-types';
import { formIdPattern } from '@/lib/form-settings';
import { attributeTransformations } from './loader-files';

/** `data-tf-…` attributes, as the form library's loader reads them from an element (R8.1). */
export type FormAttributes = Readonly<Record<string, string>>;

type Element = DefaultTreeAdapterMap['element'];

/**
 * Reads the HTML that a form's "share" screen gives for pasting. Its script element and inline style are left out: the
 * site brings the library's loader itself, and its Content-Security-Policy allows no inline style.
 * Nothing else of it reaches the page than which form it is, how it opens, its other `data-tf-…` attributes and its words.
 *
 * @param transformations the loader's table: option → how its attribute's text is read
 * @throws Error with a sentence: what is wrong and what is allowed
 */
export function readPastedForm(html: string, transformations = attributeTransformations()) {
  const elements = parseFragment(html).childNodes.filter((node): node is Element => 'tagName' in node);
  const forms = elements.filter(({ tagName }) => tagName !== 'script' && tagName !== 'link');
  const [form] = forms;
  if (!form || forms.length > 1) {
    throw new Error('paste one element with a data-tf-… attribute, and make an entry of its own for each form.');
  }

  const all = Object.fromEntries(form.attrs.map(({ name, value }) => [name, value]));
  const modes = formModes.filter((mode) => `data-tf-${mode}` in all);
  const [mode] = modes;
  if (!mode || modes.length > 1) {
    const live = 'data-tf-live' in all ? ' data-tf-live is not: it fetches its HTML from another company.' : '';
    throw new Error(`give one of ${formModes.map((name) => `data-tf-${name}`).join(', ')}.${live}`);
  }

  const { [`data-tf-${mode}`]: formId = '', ...others } = all;
  if (!formIdPattern.test(formId)) {
    throw new Error(`data-tf-${mode}="${formId}": give the letters and digits that follow /to/ in the form's address.`);
  }
  const attributes: FormAttributes = Object.fromEntries(
    Object.entries(others).filter(([name]) => name.startsWith('data-tf-')),
  );
  const kinds = new Map(Object.entries(transformations).map(([option, kind]) => [attributeName(option), kind]));
  for (const [name, value] of Object.entries(attributes)) checkAttribute(name, value, kinds.get(name));
  return { mode, formId, attributes, label: textOf(form).replace(/\s+/g, ' ').trim() };
}

/** `hideHeaders` as `data-tf-hide-headers`. */
export function attributeName(option: string): string {
  return `data-tf-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** @throws Error with a sentence, if the form library would ignore or refuse the attribute */
function checkAttribute(name: string, value: string, kind = 'function'): void {
  switch (kind) {
    // A callback names a function that this site's pages do not have.
    case 'function':
      throw new Error(`${name} is not an attribute of the form library that this site allows.`);
    case 'boolean':
      if (['', 'yes', 'true', 'no', 'false'].includes(value)) break;
      throw new Error(`${name}="${value}": give nothing, yes or true to switch it on; no or false to switch it off.`);
    case 'integer':
      if (!Number.isNaN(Number.parseInt(value, 10))) break;
      throw new Error(`${name}="${value}": give a whole number.`);
    case 'record':
      if (!name.endsWith('-props') || !/(^|,)\s*style\s*=/.test(value)) break;
      throw new Error(`${name}: style is not allowed: the Content-Security-Policy refuses inline styles.`);
    case 'string':
      checkString(name, value);
      break;
    case 'integerOrString':
    case 'integerOrBoolean':
    case 'stringOrBoolean':
    case 'arrayOrBoolean':
      break;
    default:
      // The library's own sentence (R8.5).
      throw new Error(`Invalid attribute transformation ${kind}`);
  }
}

function checkString(name: string, value: string): void {
  if (name === 'data-tf-domain' && !/^form\.typeform\.(com|eu)$/.test(value)) {
    throw new Error(`${name}="${value}": allowed are form.typeform.com and form.typeform.eu.`);
  }
  if (name.endsWith('-color') && !hexColour.test(value)) {
    throw new Error(`${name}="${value}": Expected a valid hex string: 3, 4, 6 or 8 hex digits after #.`);
  }
}

function textOf(node: DefaultTreeAdapterMap['childNode']): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** A colour that the form library takes (R8.2). Without its # it and the browser would read it differently. */
export const hexColour = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * The colour of text on a button: black if the ground's luminance (0–255, weighted 299 : 587 : 114) is above 150,
 * otherwise white (R9.6). The form library decides the same way, so the button that stands before it is
 * loaded looks like the one that follows.
 *
 * @param hex a `hexColour`, of which alpha does not count
 */
export function textColourOn(hex: string): 'black' | 'white' {
  const digits = hex.length < 6 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return Math.round((red * 299 + green * 587 + blue * 114) / 1000) > 150 ? 'black' : 'white';
}
