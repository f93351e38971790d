type Mail = { to?: string; subject: string; lines: readonly string[] };

/**
 * The address of a mail that is written already, a line '' an empty one; without `to` the reader fills that in.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6068 (spaces are %20, lines end in CRLF)
 */
export function mailTo({ to = 'mailto:', subject, lines }: Mail): `mailto:${string}` {
  const body = lines.join('\r\n');
  return `${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}` as `mailto:${string}`;
}
