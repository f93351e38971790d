import type { CommonOptions, Launcher } from '@/content/types';
import { builtInFormPath, formHosts, formSettings } from '@/lib/form-settings';

/** A launcher's form as HTML: the `data-tf-…` attributes and the address of its link. */
export type LauncherForm = { attributes: Record<string, string>; href: string; label: string };

/** The text of a side tab that has none (R9.4). */
const defaultLabel = 'Launch me';

/**
 * A launcher's options as data attributes (R8.1), each as JSON. The site's settings (region, sandbox) hold where the entry says
 * nothing. The form's id is never taken from them: that is the publications' form.
 */
export function launcherForm(launcher: Launcher): LauncherForm {
  const settings = formSettings();
  const { mode, formId, label = defaultLabel, title = label, region = settings.region } = launcher;
  const given: CommonOptions & { tooltip?: string } = {
    ...(settings.sandbox && { enableSandbox: true }),
    ...launcher.options,
  };
  const options = {
    [mode]: formId ?? builtInFormPath,
    ...given,
    ...(given.tooltip && { tooltip: escapeHtml(given.tooltip) }),
    domain: formHosts[region],
    // The library would grant camera and microphone to every form.
    iframeProps: { title, allow: '' },
    ...((mode === 'popover' || mode === 'side-tab') && { buttonProps: { ariaLabel: label } }),
    ...(mode === 'side-tab' && { buttonText: escapeHtml(label) }),
  };
  const attributes = Object.entries(options).map(([name, value]) => [
    `data-tf-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    JSON.stringify(value),
  ]);
  const address = formId ? `https://${formHosts[region]}/to/${formId}` : builtInFormPath;
  return { label, attributes: Object.fromEntries(attributes), href: address + queryAndHash(given) };
}

/** For the link that works without a script: what the form library writes into a form's address (R7.7, R7.8). */
function queryAndHash({ hidden = {}, preselect = {}, tracking, enableSandbox }: CommonOptions): string {
  const fields = Object.entries(hidden).filter(([, value]) => value !== '');
  const answers = Object.entries(preselect).map(([question, answer]) => [`answers-${question}`, answer]);
  const query = new URLSearchParams({ ...tracking, ...(enableSandbox && { 'enable-sandbox': 'true' }) });
  const hash = new URLSearchParams(Object.fromEntries([...fields, ...answers]));
  return `${query.size > 0 ? `?${query}` : ''}${hash.size > 0 ? `#${hash}` : ''}`;
}

/**
 * The options that an element's `data-tf-…` attributes give as JSON, by the form library's names; a boolean may be empty,
 * yes or true (R8.1).
 *
 * @throws Error that names an attribute which cannot be read (R8.5)
 */
export function optionsOf({ dataset }: HTMLElement): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, text = ''] of Object.entries(dataset)) {
    if (!name.startsWith('tf')) continue;
    const option = name.charAt(2).toLowerCase() + name.slice(3);
    try {
      options[option] = ['', 'yes'].includes(text) || JSON.parse(text);
    } catch {
      throw new Error(`Invalid attribute transformation ${name}`);
    }
  }
  return options;
}

/** The library writes its button's and tooltip's words with `innerHTML`. */
function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
