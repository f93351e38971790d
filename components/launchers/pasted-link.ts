import { attributeValue } from './attributes';
import type { formLink } from './form-link';
import type { PastedForm } from './pasted-form-settings';

/** A pasted form as `formLink` takes it, so that its plain link carries the same fields and parameters. */
export function pastedLink({ formId, attributes }: PastedForm): Parameters<typeof formLink>[0] {
  const record = (name: string) =>
    attributeValue(attributes[`data-tf-${name}`] ?? null, 'record') as Record<string, string> | undefined;
  return {
    form: formId,
    // The loader reads no region from an attribute: an account in the EU is named by its domain.
    region: attributes['data-tf-domain'] === 'form.typeform.eu' ? 'eu' : 'us',
    options: {
      hidden: record('hidden'),
      tracking: record('tracking'),
      preselect: record('preselect'),
      enableSandbox: Boolean(attributeValue(attributes['data-tf-enable-sandbox'] ?? null, 'boolean')),
    },
  };
}
