import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { formIdPattern } from '@/content/launcher-types';
import { attributeTransformations, attributeValue } from './attributes';
import { hexRgb } from './colour';

const pastedModes = ['popup', 'slider', 'popover', 'sidetab', 'widget'] as const;
export type PastedMode = (typeof pastedModes)[number];

/** What is used of pasted HTML: which form, how it opens, its options, its words. Nothing else reaches the page. */
export type PastedForm = {
  mode: PastedMode;
  formId: string;
  /** `data-tf-…` attributes as they were pasted, less the one that names mode and form */
  attributes: Readonly<Record<string, string>>;
  label: string;
};

type Element = DefaultTreeAdapterMap['element'];

/**
 * Reads the HTML that a form's "share" screen gives for pasting. Its script element and inline style are left out: the
 * site brings the library's loader itself, and its Content-Security-Policy allows no inline style.
 *
 * @throws Error with a sentence: what is wrong and what is allowed
 */
export function readPastedForm(html: string): PastedForm {
  const elements = parseFragment(html).childNodes.filter((node): node is Element => 'tagName' in node);
  const forms = elements.filter(({ tagName }) => tagName !== 'script' && tagName !== 'link');
  const [form] = forms;
  if (!form || forms.length > 1) {
    throw new Error('paste one element with a data-tf-… attribute, and make an entry of its own for each form.');
  }

  const all = Object.fromEntries(form.attrs.map(({ name, value }) => [name, value]));
  const modes = pastedModes.filter((mode) => `data-tf-${mode}` in all);
  const [mode] = modes;
  if (!mode || modes.length > 1) {
    const live = 'data-tf-live' in all ? ' data-tf-live is not: it fetches its HTML from another company.' : '';
    throw new Error(`give one of ${pastedModes.map((name) => `data-tf-${name}`).join(', ')}.${live}`);
  }

  const { [`data-tf-${mode}`]: formId = '', ...others } = all;
  if (!formIdPattern.test(formId)) {
    throw new Error(`data-tf-${mode}="${formId}": give the letters and digits that follow /to/ in the form's address.`);
  }
  const attributes = Object.fromEntries(Object.entries(others).filter(([name]) => name.startsWith('data-tf-')));
  for (const [name, value] of Object.entries(attributes)) checkAttribute(name, value);
  return { mode, formId, attributes, label: textOf(form).replace(/\s+/g, ' ').trim() };
}

/** @throws Error with a sentence, if the form library would ignore or refuse the attribute */
function checkAttribute(name: string, value: string): void {
  const transformation = attributeTransformations[name.slice('data-tf-'.length)];
  if (!transformation) throw new Error(`${name} is not an attribute of the form library that this site allows.`);
  if (transformation === 'boolean' && !['', 'yes', 'true', 'no', 'false'].includes(value)) {
    throw new Error(`${name}="${value}": give nothing, yes or true to switch it on; no or false to switch it off.`);
  }
  if (transformation === 'integer' && attributeValue(value, transformation) === undefined) {
    throw new Error(`${name}="${value}": give a whole number.`);
  }
  if (name === 'data-tf-domain' && !/^form\.typeform\.(com|eu)$/.test(value)) {
    throw new Error(`${name}="${value}": allowed are form.typeform.com and form.typeform.eu.`);
  }
  if (name.endsWith('-color')) {
    try {
      // Without its # the form library and the browser would read the colour differently.
      hexRgb(value.startsWith('#') ? value : '');
    } catch (error) {
      throw new Error(`${name}="${value}": ${(error as Error).message}: 3, 4, 6 or 8 hex digits after #.`);
    }
  }
  if (name.endsWith('-props') && 'style' in (attributeValue(value, 'record') as object)) {
    throw new Error(`${name}: style is not allowed: the Content-Security-Policy refuses inline styles.`);
  }
}

function textOf(node: DefaultTreeAdapterMap['childNode']): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
