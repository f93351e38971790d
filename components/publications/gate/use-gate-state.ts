import { useCallback, useRef, useState } from 'react';
import { closedGate, type GateEvent, type GateState, gateReducer } from './gate-reducer';

/**
 * The gate's state with a reader that is always up to date: messages come outside React's rendering, several at once,
 * and a second submission has to see the first.
 */
export function useGateState(): { state: GateState; latest: () => GateState; send: (event: GateEvent) => void } {
  const current = useRef(closedGate);
  const [state, setState] = useState(closedGate);
  const send = useCallback((event: GateEvent) => {
    current.current = gateReducer(current.current, event);
    setState(current.current);
  }, []);
  const latest = useCallback(() => current.current, []);
  return { state, latest, send };
}
