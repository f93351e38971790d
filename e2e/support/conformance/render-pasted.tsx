import { renderToStaticMarkup } from 'react-dom/server';
import { PastedForm } from '@/components/launchers/pasted-form';
import { loaderStart } from '@/lib/launchers/loader-start';
import { readPastedForm } from '@/lib/launchers/pasted-form';
import type { PastedLauncher } from '@/lib/launchers/types';

/** The HTML that the export carries for a pasted form, and what starts its loader. */
export function renderPasted(launcher: PastedLauncher) {
  const { mode, attributes } = readPastedForm(launcher.html);
  return {
    html: renderToStaticMarkup(<PastedForm {...launcher} />),
    start: loaderStart(mode, 'data-tf-open' in attributes),
  };
}
