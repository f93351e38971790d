import { renderToStaticMarkup } from 'react-dom/server';
import { PastedForm } from '@/components/launchers/pasted-form';
import type { PastedLauncher } from '@/lib/launchers/types';

/** The HTML that the export carries for a pasted form. */
export function renderPasted(launcher: PastedLauncher): string {
  return renderToStaticMarkup(<PastedForm {...launcher} />);
}
