import type { Launcher } from '@/content/types';
import { builtInFormPath, formHosts, formSettings, typeformAddress } from '@/site/form-settings';

/**
 * The attributes of a launcher's link: `href`, for visitors without scripts, and the form library's options (R8.1) as JSON in
 * `data-tf-…`. `data-frame` lets the page's policy allow the form. Region and sandbox are the site's unless content says
 * otherwise. The form's id is not: that is the download form's.
 */
export function formAttributes({ mode, formId, title, ...launcher }: Launcher, label: string) {
  const site = formSettings();
  const { region = site.region } = launcher;
  const options = {
    ...(site.sandbox && { enableSandbox: true }),
    ...launcher.options,
    [mode]: formId ?? builtInFormPath,
    domain: formHosts[region],
    // Without `allow` the library grants every form camera and microphone.
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
  return { ...(Object.fromEntries(attributes) as Record<string, string>), href, 'data-frame': href };
}

/**
 * Reads the form library's options from an element's `data-tf-…` attributes: JSON, or for true also an empty value or "yes"
 * (R8.1).
 *
 * @throws Error naming an attribute that is no JSON (R8.5)
 */
export function readOptions({ dataset }: HTMLElement): Record<string, unknown> {
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
