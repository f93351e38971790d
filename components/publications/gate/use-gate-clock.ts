import { useEffect } from 'react';
import type { GateEvent, GateState } from './gate-reducer';

/** How long a form may take until it says it is ready, and how long it keeps its frame after a submission; ms. */
const patience = 8000;
const linger = 1500;

/** What happens to the gate by itself: it grows impatient, goes offline and online, and lets a sent form go. */
export function useGateClock(state: GateState, send: (event: GateEvent) => void): void {
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
