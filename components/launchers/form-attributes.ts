import type { Launcher } from '@/content/types';
import { builtInFormPath, formHosts, formSettings, typeformAddress } from '@/site/form-settings';

/**
 * A launcher's form as the attributes of its link: where it leads without a script, and the form library's options (R8.1) as
 * `data-tf-…`, each as JSON. The site's settings (region, sandbox) hold where the entry says nothing. The form's id is never
 * taken from them: that is the publications' form.
 */
export function formAttributes({ mode, formId, title, ...launcher }: Launcher, label: string) {
  const settings = formSettings();
  const { region = settings.region } = launcher;
  const options = {
    ...(settings.sandbox && { enableSandbox: true }),
    ...launcher.options,
    [mode]: formId ?? builtInFormPath,
    domain: formHosts[region],
    // The library would grant camera and microphone to every form.
    iframeProps: { title: title ?? label, allow: '' },
    buttonProps: { ariaLabel: label },
    buttonText: label,
  };
  const attributes = Object.entries(options).map(([name, value]) => [
    `data-tf-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    JSON.stringify(value),
  ]);
  const hidden = String(new URLSearchParams(launcher.options?.hidden));
  const href = (formId ? typeformAddress(formId, region) : builtInFormPath) + (hidden && `#${hidden}`);
  return { ...(Object.fromEntries(attributes) as Record<string, string>), href };
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
