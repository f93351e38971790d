import { renderToStaticMarkup } from 'react-dom/server';
import { loaderStart } from '../../../components/launchers/loader-start';
import { PastedForm } from '../../../components/launchers/pasted-form';
import { readPastedForm } from '../../../components/launchers/pasted-form-settings';
import type { PastedLauncher } from '../../../content/launcher-types';

/** The HTML that the export carries for a pasted form, and what starts its loader. */
export function renderPasted(launcher: PastedLauncher) {
  const { mode, attributes } = readPastedForm(launcher.html);
  return {
    html: renderToStaticMarkup(<PastedForm {...launcher} />),
    start: loaderStart(mode, 'data-tf-open' in attributes),
  };
}
