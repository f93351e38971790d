type Mail = { to?: string; subject: string; lines: readonly string[] };

/**
 * A `mailto:` address with subject and text. Without `to` the reader enters the recipient.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6068 (spaces are %20, lines end in CRLF)
 */
export function mailTo({ to = 'mailto:', subject, lines }: Mail): `mailto:${string}` {
  const body = lines.join('\r\n');
  return `${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}` as `mailto:${string}`;
}
