import type { ResolvedLauncher } from '@/content/launcher-types';
import { formHosts } from '@/lib/form-settings';

/**
 * The form's own address, for the link that works without a script: campaign parameters in the query, hidden fields
 * and the chosen answer in the hash, as the form library writes them (R7.7, R7.8).
 *
 * @returns `https://form.typeform.com/to/…`, or a path of this site for the built-in form
 */
export function formLink({ form, region, options }: Pick<ResolvedLauncher, 'form' | 'region' | 'options'>): string {
  const { tracking = {}, hidden = {}, preselect = {}, enableSandbox } = options;
  const query = new URLSearchParams({ ...tracking, ...(enableSandbox && { 'enable-sandbox': 'true' }) });
  const answers = Object.entries(preselect).map(([question, answer]) => [`answers-${question}`, answer]);
  const hash = new URLSearchParams([...Object.entries(hidden).filter(([, value]) => value !== ''), ...answers]);
  const address = form.startsWith('/') ? form : `https://${formHosts[region]}/to/${form}`;
  return `${address}${query.size > 0 ? `?${query}` : ''}${hash.size > 0 ? `#${hash}` : ''}`;
}
