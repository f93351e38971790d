import { type RefObject, useCallback, useEffect } from 'react';
import { formVoice, type Say } from '@/lib/preview-form/form-voice';
import type { Visit } from '@/lib/preview-form/read-visit';
import { colors } from '@/tailwind.config';

export type FormScreen = 'questions' | 'thanks' | 'duplicate' | 'closed';

/** How late `?play=slow` and `?play=late` say that they are ready, in milliseconds: before and after patience ends. */
const delays = { slow: 3_000, late: 10_000 } as const;

/**
 * Everything the form says by being there: that it is ready, how it looks, which screen it shows and how high it is,
 * and Escape. `embed-focus` from the page around it puts the cursor into the first field.
 *
 * @returns how to say the rest
 */
export function useFormScreens(visit: Visit | undefined, screen: FormScreen, root: RefObject<HTMLElement | null>): Say {
  const embedId = visit?.embedId;
  const play = visit?.play;
  const say = useCallback<Say>((type, data) => formVoice({ embedId }, window)(type, data), [embedId]);

  useEffect(() => {
    if (!embedId || play === 'never') return;
    const timer = setTimeout(
      () => {
        say('form-theme', { theme: { color: colors.ink, backgroundColor: colors.card } });
        say('form-ready', { isClosed: play === 'closed' });
        if (play === 'duplicate') say('duplicate-detected');
      },
      play === 'slow' || play === 'late' ? delays[play] : 0,
    );
    return () => clearTimeout(timer);
  }, [embedId, play, say]);

  useEffect(() => {
    say('form-screen-changed', { ref: screen });
    const observer = new ResizeObserver(([entry]) =>
      say('form-height-changed', { ref: screen, height: Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0) }),
    );
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, [screen, say, root]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') say('form-close');
    };
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || origin !== window.location.origin || data !== 'embed-focus') return;
      root.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('message', onMessage);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('message', onMessage);
    };
  }, [say, root]);

  return say;
}
