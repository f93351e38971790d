import type { FormParameters } from './read-form-parameters';

/** The messages of a form's page to the page around it (R7.9). */
type FormMessageType =
  | 'form-ready'
  | 'form-started'
  | 'form-screen-changed'
  | 'form-height-changed'
  | 'form-submit'
  | 'duplicate-detected'
  | 'welcome-screen-hidden'
  | 'form-theme'
  | 'thank-you-screen-button-click'
  | 'redirect-after-submit'
  | 'thank-you-screen-redirect'
  | 'form-close';

export type PostFormMessage = (type: FormMessageType, data?: Record<string, unknown>) => void;

/**
 * Speaks to the page around the form as Typeform's own page does, except that it names its listener: the built-in form
 * stands on its own site only, so no other page hears it.
 *
 * @param parameters without an `embedId` nobody listens, and nothing is sent
 * @param page the form's window
 */
export function postFormMessage({ embedId }: Pick<FormParameters, 'embedId'>, page: Window): PostFormMessage {
  return (type, data = {}) => {
    if (!embedId || page.parent === page) return;
    page.parent.postMessage({ type, embedId, formId: 'preview', ...data }, page.location.origin);
  };
}
