import { campaign } from '../../content/campaign';
import type { CampaignContent } from '../../content/types';
import type { Problem } from '../../lib/problem';

/** Names that a form's hidden fields, or a page's address, have already. */
const taken = ['publication', 'in', 'q', 'year', 'sort', 'simulate'];

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
