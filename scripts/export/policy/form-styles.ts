import * as library from '@typeform/embed-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// The package is CommonJS: Node gives its exports as the default one, bundlers and jest by name.
const { Widget } = ('default' in library ? library.default : library) as typeof library;

/**
 * The texts of the style elements that the form library writes into a page when the download's form opens, so that
 * their hashes are in the policy before. Launchers get the library's stylesheets as files of this site.
 *
 * @throws Error when the library's component brings none any more
 */
export function formStyles(): string[] {
  const markup = renderToStaticMarkup(createElement(Widget, { id: 'form' }));
  const style = /<style>([\s\S]*?)<\/style>/.exec(markup)?.[1];
  if (!style) throw new Error(`@typeform/embed-react brings no style element any more: ${markup.slice(0, 80)}`);
  return [style];
}
