const marks: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/^ {0,3}#{1,6}\s/, 'a heading (#)'],
  [/^ {0,3}([-*+]|\d{1,3}[.)])\s+\S/, 'a list'],
  [/^ {0,3}>/, 'a quotation (>)'],
  [/^ {0,3}(```|~~~)/, 'a block of code'],
  [/^ {0,3}([-*_])( *\1){2,} *$/, 'a line of marks'],
  [/^\s*\|.*\|/, 'a table'],
  [/\*\*\S|__\S/, 'bold (**)'],
  [/(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|(?<!\w)_[^\s_][^_]*_(?!\w)/, 'italic (* or _)'],
  [/`[^`]+`/, 'code (`)'],
  [/\]\(|<https?:/, 'a link'],
  [/<\/?[a-z][^>]*>/i, 'HTML'],
];

/**
 * The first Markdown mark in an abstract, as a sentence, or undefined. The same paragraphs stand in page, feed, search,
 * structured data and PDF: most of them would print a mark as it stands.
 */
export function markProblem(text: string): string | undefined {
  for (const line of text.split(/\r?\n/)) {
    const [, name] = marks.find(([pattern]) => pattern.test(line)) ?? [];
    if (name) {
      const place = line.trim().slice(0, 30);
      return `has ${name} in "${place}"; allowed are paragraphs of plain text with an empty line between them`;
    }
  }
  return undefined;
}
