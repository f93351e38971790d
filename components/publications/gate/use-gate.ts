import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormMessage } from './gate-form';
import { closedGate, type GateEvent, type GateState, gateReducer } from './gate-reducer';

/** How long a form may take until it says it is ready, and how long it keeps its frame after a submission; ms. */
const patience = 8000;
const linger = 1500;

export type Gate = ReturnType<typeof useGate>;

/** The gate's state, and what changes it besides the reader: the form's messages, time, and the connection. */
export function useGate() {
  const [state, setState] = useState(closedGate);
  // Messages come outside React's rendering, several at once, and a second submission has to see the first.
  const latest = useRef(closedGate);
  const send = useCallback((event: GateEvent) => {
    latest.current = gateReducer(latest.current, event);
    setState(latest.current);
  }, []);
  useClock(state, send);

  /** what the form of a session says; keeps its identity */
  const hear = useCallback(
    ({ type, isClosed }: FormMessage, session: number) => {
      const { form } = latest.current;
      // What a form says that has been submitted, or replaced by another, is past.
      if (form?.session !== session) return;
      if (type === 'form-ready') send(isClosed ? { type: 'failed', reason: 'closed' } : { type: 'ready' });
      if (type === 'duplicate-detected') send({ type: 'failed', reason: 'duplicate' });
      if (type === 'form-close') send({ type: 'closed' });
      if (type === 'form-submit') send({ type: 'submitted', tab: openInNewTab(form.item.pdfUrl) });
    },
    [send],
  );
  return { state, send, hear };
}

/** A form that says nothing fails, and so does one without a connection; a submitted form goes after a while. */
function useClock(state: GateState, send: Gate['send']): void {
  const { name, session, leaving } = state;
  const isOffline = name === 'failed' && state.reason === 'offline';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session starts a new wait
  useEffect(() => {
    if (name !== 'loading') return;
    const offline = () => send({ type: 'failed', reason: 'offline' });
    const timer = setTimeout(() => send({ type: 'failed', reason: 'silent' }), patience);
    window.addEventListener('offline', offline);
    if (!navigator.onLine) offline();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', offline);
    };
  }, [name, session, send]);

  useEffect(() => {
    if (!isOffline) return;
    const retry = () => send({ type: 'retried' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, send]);

  useEffect(() => {
    const timers = leaving.map((form) => setTimeout(() => send({ type: 'released', session: form.session }), linger));
    return () => timers.forEach(clearTimeout);
  }, [leaving, send]);
}

/** Not with 'noopener' among the features: `window.open` then answers null when it worked, too (docs/design.md §8). */
function openInNewTab(url: string): 'opened' | 'blocked' {
  const tab = window.open(url, '_blank');
  if (!tab) return 'blocked';
  tab.opener = null;
  return 'opened';
}
