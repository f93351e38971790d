/** Plain text as HTML: the form library writes its button's and tooltip's words with `innerHTML`. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
