import { publicationDocument as words } from '../../content/publication-document';
import type { PublicationCase } from '../../content/types';
import { escapeXml as text } from '../../lib/escape-xml';
import type { SampleCase } from './sample-case';

export type DocumentCase = PublicationCase & { sampleCase: SampleCase };

/** One case on one page: parties, the question and what was held, then the parts of the summary. */
export function casePage({ name, subject, issue, sampleCase }: DocumentCase, id: string): string {
  const { question, holding, outcome, decisive, parts } = sampleCase;
  const headnote = [
    [words.caseLabels.question, question],
    [words.caseLabels.holding, `${holding} ${outcome}.`],
    [words.caseLabels.decisive, `${decisive.charAt(0).toUpperCase()}${decisive.slice(1)}.`],
  ] as const;
  return `<p class="kicker"><b>${text(words.sampleMark)}</b> · ${text(subject)}</p>
<h2 id="${id}">${text(name)}</h2>
<p class="issue"><i>${text(issue)}</i></p>
<dl class="headnote">${headnote.map(([label, value]) => `<dt>${text(label)}</dt><dd>${text(value)}</dd>`).join('')}</dl>
${parts.map(({ heading, text: paragraph }) => `<h3>${text(heading)}</h3><p>${text(paragraph)}</p>`).join('\n')}`;
}
