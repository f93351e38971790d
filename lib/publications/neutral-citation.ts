/** What a neutral citation and a judgment's address both say; the court in small letters. */
type JudgmentNumber = { court: string; year: string; number: string };

// In Kenya "(KLR)" follows; division, day of that year and "(Judgment)" may follow in brackets.
const written =
  /^\[((?:19|20)\d\d)\] (KE[A-Z]{2,10}(?= \d+ \(KLR\))|(?!KE)[A-Z]{4,12}(?! \d+ \(KLR\))) ([1-9]\d*)(?: \((?:[^()\d]+|\d{1,2} [A-Z][a-z]+ \1)\))*$/;
const address =
  /^https:\/\/[\w.-]+\.\w+\/(?:[a-z]{2}\/)?akn\/[a-z]{2}(?:-[\w-]+)?\/judgment\/([a-z]+)\/((?:19|20)\d\d)\/([1-9]\d*)(?:\/[a-z]{3}@\d{4}-\d\d-\d\d)?\/?$/;

/**
 * Reads a neutral citation as the region's legal information institutes print it: `[2024] KETAT 123 (KLR)` in Kenya,
 * `[2020] NASC 7` elsewhere. Undefined for any other form.
 *
 * @see https://new.kenyalaw.org/judgments/ (the citation is above each judgment)
 */
export function readCitation(text: string): JudgmentNumber | undefined {
  const [, year = '', court, number = ''] = written.exec(text) ?? [];
  return court ? { court: court.toLowerCase(), year, number } : undefined;
}

/**
 * Reads the address of a judgment, which ends in its Akoma Ntoso identifier: `/akn/ke/judgment/ketat/2024/123`. Undefined for
 * any other address.
 *
 * @see https://docs.oasis-open.org/legaldocml/akn-nc/v1.0/akn-nc-v1.0.html
 */
export function readJudgmentAddress(text: string): JudgmentNumber | undefined {
  const [, court, year = '', number = ''] = address.exec(text) ?? [];
  return court ? { court, year, number } : undefined;
}
