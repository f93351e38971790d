import * as library from '@typeform/embed-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// The package is CommonJS: Node gives its exports as the default one, bundlers and jest by name.
const { Widget, PopupButton, SliderButton, Popover, Sidetab } = (
  'default' in library ? library.default : library
) as typeof library;

/**
 * The text of every style element that the form library's components bring with them. The library writes them into the
 * page when a form opens, so their hashes have to be in the policy before.
 *
 * @throws Error when a component brings none any more
 */
export function formStyles(): string[] {
  return [Widget, PopupButton, SliderButton, Popover, Sidetab].map((component) => {
    const markup = renderToStaticMarkup(createElement(component as typeof Widget, { id: 'form' }));
    const style = /<style>([\s\S]*?)<\/style>/.exec(markup)?.[1];
    if (!style) throw new Error(`@typeform/embed-react brings no style element any more: ${markup.slice(0, 80)}`);
    return style;
  });
}
