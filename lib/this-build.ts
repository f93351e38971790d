import { analytics } from '@/content/analytics';
import { campaign } from '@/content/campaign';
import { nextEdition } from '@/content/feed';
import { launchers } from '@/content/launchers';
import type {
  AnalyticsContent,
  BuildFact,
  BuildSection,
  CampaignContent,
  NextEditionContent,
  ProseSection,
} from '@/content/types';
import { formSettings } from './form-settings';

/** What is so of this build, as its settings and its content say. */
export function buildFacts(
  { id, region } = formSettings(),
  forms: unknown = launchers,
  { parameters }: Pick<CampaignContent, 'parameters'> = campaign,
  { service }: Pick<AnalyticsContent, 'service'> = analytics,
  { formId }: Pick<NextEditionContent, 'formId'> = nextEdition,
): ReadonlySet<BuildFact> {
  // An entry names what it stores as an option, pasted HTML as an attribute of the same name.
  const stores = /prevent-?reopen-?on-?close|notification-?days/i.test(JSON.stringify(forms));
  const place = region === 'eu' ? 'form in the European Union' : 'form in the United States';
  const form: BuildFact[] = id ? ['own form', place] : ['preview form'];
  if (id || formId || /formId|data-tf-/.test(JSON.stringify(forms))) form.push('Typeform shown');
  const stored: BuildFact[] = [];
  if (stores) stored.push('closing stored');
  if (parameters.length > 0) stored.push('campaign stored');
  const told: BuildFact[] = formId ? ['told of editions'] : [];
  const counted = service === 'none' ? 'nothing counted' : 'visits counted';
  // What a page could not tell waits in the tab (scripts/export/counting/).
  const isStored = stored.length > 0 || service !== 'none';
  return new Set([...form, ...told, counted, ...(isStored ? stored : (['nothing stored'] as const))]);
}

/** The sections as this build shows them: paragraphs of other builds are left out, and sections that have none left. */
export function sectionsOfBuild(sections: readonly BuildSection[], facts: ReadonlySet<BuildFact>): ProseSection[] {
  return sections
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.flatMap((part) =>
        typeof part === 'string' ? part : facts.has(part.only) ? part.text : [],
      ),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
