import { analytics } from '../../content/analytics';
import { campaign } from '../../content/campaign';
import { nextEdition } from '../../content/feed';
import type { AnalyticsContent, CampaignContent, NextEditionContent } from '../../content/types';
import { formIdPattern } from '../../lib/form-settings';
import { type Problem, problemsOf } from '../../lib/problem';

/** Names that a form's hidden fields, or a page's address, have already. */
const taken = ['publication', 'edition', 'in', 'q', 'year', 'sort'];

/** Names in content/campaign.ts that no form could read, or that mean something else here. */
export function campaignProblems({ parameters, firstPage }: CampaignContent = campaign): Problem[] {
  const fields = [
    ...parameters.map((name, index) => ({ field: `campaign.parameters[${index}]`, name })),
    { field: 'campaign.firstPage', name: firstPage },
  ];
  return fields.flatMap(({ field, name }, index) => {
    const problem = (message: string) => [{ file: 'content/campaign.ts', field, message: `"${name}" ${message}` }];
    if (!/^[A-Za-z]\w{0,39}$/.test(name))
      return problem('is no name of a hidden field; give a letter, then letters, digits and _, at most 40 in all');
    if (taken.includes(name))
      return problem(`means something else on this site; give a name besides ${taken.join(', ')}`);
    if (fields.findIndex((other) => other.name === name) < index) return problem('stands here twice; once is enough');
    return [];
  });
}

/** A host or a domain in content/analytics.ts that would count nothing, in silence. What its type refuses is the compiler's. */
export function analyticsProblems(content: AnalyticsContent = analytics): Problem[] {
  if (content.service === 'none') return [];
  const { host, site } = content;
  const problem = problemsOf('content/analytics.ts', 'analytics.');
  return [
    !/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(host) &&
      problem(
        'host',
        `"${host}" is not where a service runs; begin with https:// and end with the name, without a path`,
      ),
    !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(site) &&
      problem('site', `"${site}" is not the domain that the site has there, such as "example.com"`),
  ].filter((found) => typeof found === 'object');
}

const settings = ['ID', 'REGION', 'SANDBOX'].map((name) => `NEXT_PUBLIC_TYPEFORM_${name}`);

/** A setting by another name, which nothing reads: the built-in form would stand there, and keep no answer. Others' are theirs. */
export function settingProblems(env: object = process.env): Problem[] {
  return Object.keys(env)
    .filter(
      (name) => /^(\w*public\w*typeform\w*|typeform)_(id|region|sandbox)$/i.test(name) && !settings.includes(name),
    )
    .map((name) => ({ file: 'environment', field: name, message: `is no setting; there are ${settings.join(', ')}` }));
}

/** A form or a channel in content/feed.ts that no reader would reach. */
export function nextEditionProblems(
  { label, formId, channel }: NextEditionContent = nextEdition,
  downloads = process.env.NEXT_PUBLIC_TYPEFORM_ID,
): Problem[] {
  const problem = problemsOf('content/feed.ts', 'nextEdition.');
  return [
    label.length > 50 && problem('label', 'at most 50 characters fit a button'),
    formId !== undefined &&
      !formIdPattern.test(formId) &&
      problem('formId', `"${formId}": give the letters and digits that follow /to/ in the form's address`),
    formId &&
      formId === downloads &&
      problem(
        'formId',
        `"${formId}" is the form before the PDFs; give one of its own, which asks for an address alone`,
      ),
    channel?.href &&
      !/^https:\/\/(www\.)?whatsapp\.com\/channel\/\w+$/.test(channel.href) &&
      problem('channel.href', `"${channel.href}" is no channel; give its link, https://whatsapp.com/channel/…`),
  ].filter((found) => typeof found === 'object');
}
