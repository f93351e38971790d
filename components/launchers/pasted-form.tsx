import { buttonStyles } from '@/components/ui/button-styles';
import { TextLink } from '@/components/ui/text-link';
import type { PastedLauncher } from '@/content/launcher-types';
import { launcherWords } from '@/content/launchers';
import { formLink } from './form-link';
import { loaderFiles } from './loader-files';
import { loaderStart } from './loader-start';
import { PastedFormIsland } from './pasted-form-island';
import { readPastedForm } from './pasted-form-settings';
import { pastedLink } from './pasted-link';

/**
 * A form from pasted HTML. Only what was read of it is rendered, as the site's own link to the form's address; the
 * library's loader finds the `data-tf-…` attributes on it and takes over.
 */
export function PastedForm({ html, title }: PastedLauncher) {
  const form = readPastedForm(html);
  const { mode, formId, attributes, label } = form;
  const data = { [`data-tf-${mode}`]: formId, ...attributes, 'data-tf-iframe-props': framedTitle(attributes, title) };
  const href = formLink(pastedLink(form));
  const isPressed = mode === 'popup' || mode === 'slider';
  return (
    <PastedFormIsland
      folder={loaderFiles().folder}
      start={loaderStart(mode, 'data-tf-open' in attributes)}
      isEager={['load', 'time'].includes(attributes['data-tf-open'] ?? '')}
      words={launcherWords}
    >
      {isPressed ? (
        <a
          {...data}
          href={href}
          aria-haspopup="dialog"
          data-await-runtime=""
          className={buttonStyles({ look: 'secondary' })}
        >
          {label || title}
        </a>
      ) : (
        <div {...data} className={mode === 'widget' ? 'h-125 w-full' : undefined}>
          <TextLink href={href} className={mode === 'widget' ? undefined : 'hidden no-script:inline failed:inline'}>
            {label || title}
          </TextLink>
        </div>
      )}
    </PastedFormIsland>
  );
}

/** The frame's properties with its name for assistive technology, unless the pasted HTML gives one. */
function framedTitle({ 'data-tf-iframe-props': given = '' }: Readonly<Record<string, string>>, title: string): string {
  if (/(^|,)\s*title=/.test(given)) return given;
  return [given, `title=${title.replaceAll(',', '\\,')}`].filter(Boolean).join(',');
}
