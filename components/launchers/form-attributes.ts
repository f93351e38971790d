import type { FormMode, Launcher, ModeLauncher, PastedLauncher } from '@/content/launcher-types';
import { builtInFormPath, formHosts, formSettings } from '@/lib/form-settings';
import { attributeName, type FormAttributes, readPastedForm } from './library-rules';

/**
 * What makes the loader needed: a press; the form coming near the window; nothing, since only the loader can wait for a
 * trigger or draw what stands beside a button; or, before a touch, a trigger by time.
 */
export type LoaderStart = 'press' | 'near' | 'ready' | 'eager';

/** One form on a page, whether its options were typed or pasted. */
export type Form = { mode: FormMode; attributes: FormAttributes; href: string; label: string; start: LoaderStart };

/** What a form is before it is named for assistive technology and linked. */
type Given = { mode: FormMode; attributes: FormAttributes; label: string; title: string };

/** The text of a side tab that has none (R9.4). */
const defaultLabel = 'Launch me';

/** Everything that a page's HTML says of a launcher's form. */
export function formOf(launcher: Launcher): Form {
  const { mode, attributes: given, label, title } = 'html' in launcher ? pastedForm(launcher) : typedForm(launcher);
  const { 'data-tf-iframe-props': frame, 'data-tf-button-props': button } = given;
  const attributes = {
    ...given,
    // The library would grant camera and microphone to every form.
    'data-tf-iframe-props': joined(text({ title }), frame, text({ allow: '' })),
    ...((mode === 'popover' || mode === 'sidetab') && {
      'data-tf-button-props': joined(text({ ariaLabel: label }), button),
    }),
    ...(mode === 'sidetab' && { 'data-tf-button-text': given['data-tf-button-text'] ?? escapeHtml(label) }),
  };
  return { mode, attributes, href: formLink(mode, attributes), label, start: startOf(mode, attributes) };
}

/**
 * The site's settings (region, sandbox) hold where the entry says nothing. The form's id is never taken from them: that
 * is the publications' form.
 */
function typedForm(launcher: ModeLauncher): Given {
  const settings = formSettings();
  const { formId = builtInFormPath, label = defaultLabel, title = label, region = settings.region } = launcher;
  const mode = launcher.mode === 'side-tab' ? 'sidetab' : launcher.mode;
  const options = { ...(settings.sandbox && { enableSandbox: true }), ...launcher.options };
  const tooltip = 'tooltip' in options && options.tooltip ? escapeHtml(options.tooltip) : undefined;
  const given = Object.entries({ ...options, tooltip, domain: formHosts[region] })
    // Off is what every option is without its attribute.
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => [attributeName(name), text(value)]);
  return { mode, label, title, attributes: { [`data-tf-${mode}`]: formId, ...Object.fromEntries(given) } };
}

function pastedForm({ html, title }: PastedLauncher): Given {
  const { mode, formId, attributes, label } = readPastedForm(html);
  const words = label || attributes['data-tf-button-text'] || (mode === 'sidetab' ? defaultLabel : title);
  return { mode, label: words, title, attributes: { [`data-tf-${mode}`]: formId, ...attributes } };
}

/** An option's value as the loader reads it: `true` is empty, since some options take words too; `\,` is a comma in a value. */
function text(value: unknown): string {
  if (value === true) return '';
  if (typeof value !== 'object' || value === null) return String(value);
  const items = Array.isArray(value) ? value : Object.entries(value).map(([name, item]) => `${name}=${item}`);
  return items.map((item) => String(item).replaceAll(',', '\\,')).join(',');
}

/** Later names win. */
function joined(...lists: readonly (string | undefined)[]): string {
  return lists.filter(Boolean).join(',');
}

/** Names and values of a list `a=1,b=two\, three`, as the loader reads it. */
function pairs(list = ''): ReadonlyArray<readonly [name: string, value: string]> {
  return list
    .split(/(?<!\\),/)
    .map((item) => /^([^=]+)=(.*)$/.exec(item.replaceAll('\\,', ',')))
    .filter((found) => found !== null)
    .map(([, name = '', value = '']) => [name.trim(), value]);
}

/** The library writes its button's and tooltip's words with `innerHTML`. */
function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function startOf(mode: FormMode, attributes: FormAttributes): LoaderStart {
  const { 'data-tf-open': open } = attributes;
  if (mode === 'widget') return 'near';
  if (open === 'load' || open === 'time') return 'eager';
  const names = Object.keys(attributes).join(' ');
  // Whose button looks or stands otherwise than this site draws it gets the library's before it is pressed.
  const isLibrarys = /data-tf-(tooltip|notification-days|custom-icon|top|bottom|button-(text-|width|height|align))/;
  return open || isLibrarys.test(names) ? 'ready' : 'press';
}

/**
 * The form's own address, for the link that works without a script: campaign parameters in the query, hidden fields
 * and the chosen answer in the hash, as the form library writes them (R7.7, R7.8).
 *
 * @returns `https://form.typeform.com/to/…`, or a path of this site for the built-in form
 */
function formLink(mode: FormMode, attributes: FormAttributes): string {
  const of = (name: string) => pairs(attributes[`data-tf-${name}`]);
  const { [`data-tf-${mode}`]: form = '', 'data-tf-domain': host = formHosts.us } = attributes;
  const isSandbox = ['', 'yes', 'true'].includes(attributes['data-tf-enable-sandbox'] ?? 'no');
  const query = new URLSearchParams([
    ...of('tracking'),
    ...(isSandbox ? [['enable-sandbox', 'true']] : []),
  ] as string[][]);
  const answers = of('preselect').map(([question, answer]) => [`answers-${question}`, answer]);
  const hash = new URLSearchParams([...of('hidden').filter(([, value]) => value !== ''), ...answers] as string[][]);
  const address = form.startsWith('/') ? form : `https://${host}/to/${form}`;
  return `${address}${query.size > 0 ? `?${query}` : ''}${hash.size > 0 ? `#${hash}` : ''}`;
}
