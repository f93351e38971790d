import type { Visit } from './read-visit';

/** The messages of a form's page to the page around it (specification §7). */
export type FormMessageType =
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

export type Say = (type: FormMessageType, data?: Record<string, unknown>) => void;

/**
 * Speaks to the page around the form as Typeform's own page does, except that it names its listener: the built-in form
 * stands on its own site only, so no other page hears it.
 *
 * @param visit without an `embedId` nobody listens, and nothing is said
 * @param page the form's window
 */
export function formVoice({ embedId }: Pick<Visit, 'embedId'>, page: Window): Say {
  return (type, data = {}) => {
    if (!embedId || page.parent === page) return;
    page.parent.postMessage({ type, embedId, formId: 'preview', ...data }, page.location.origin);
  };
}
