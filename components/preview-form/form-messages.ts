import { type RefObject, useCallback, useEffect } from 'react';
import type { FormParameters } from './form-parameters';

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
  | 'form-close';

export type PostFormMessage = (type: FormMessageType, data?: Record<string, unknown>) => void;

/** How late `?simulate=slow` and `?simulate=late` say that they are ready, in milliseconds: before and after patience ends. */
const delays = { slow: 3_000, late: 60_000 } as const;

/**
 * Everything the form says by being there: that it is ready, how it looks, which screen it shows and how high it is,
 * and Escape. `embed-focus` from the page around it puts the cursor into the first field.
 *
 * @returns how to send the other messages
 */
export function useFormScreens(
  parameters: FormParameters | undefined,
  screen: 'questions' | 'thanks' | 'duplicate' | 'closed',
  root: RefObject<HTMLElement | null>,
): PostFormMessage {
  const embedId = parameters?.embedId;
  const simulate = parameters?.simulate;
  const post = useCallback<PostFormMessage>(
    (type, data = {}) => {
      const { parent, location } = window;
      if (!embedId || parent === window) return;
      // Typeform's own page names no listener; this one stands on its own site only, so no other page hears it.
      parent.postMessage({ type, embedId, formId: 'preview', ...data }, location.origin);
    },
    [embedId],
  );

  useEffect(() => {
    if (!embedId || simulate === 'never') return;
    const timer = setTimeout(
      () => {
        const { color, backgroundColor } = getComputedStyle(document.querySelector('main') ?? document.body);
        post('form-theme', { theme: { color, backgroundColor } });
        post('form-ready', { isClosed: simulate === 'closed' });
        if (simulate === 'duplicate') post('duplicate-detected');
      },
      simulate === 'slow' || simulate === 'late' ? delays[simulate] : 0,
    );
    return () => clearTimeout(timer);
  }, [embedId, simulate, post]);

  useEffect(() => {
    post('form-screen-changed', { ref: screen });
    const observer = new ResizeObserver(([entry]) =>
      post('form-height-changed', { ref: screen, height: Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0) }),
    );
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, [screen, post, root]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && post('form-close'), { signal });
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || origin !== window.location.origin || data !== 'embed-focus') return;
      root.current?.querySelector('input')?.focus();
    };
    window.addEventListener('message', onMessage, { signal });
    return () => listening.abort();
  }, [post, root]);

  return post;
}
