import type { GateItem } from './pdf-link';

/** A form that stands in the page, shown or kept for later. A new session is a new frame. */
export type MountedForm = { item: GateItem; session: number; isReady: boolean };

export type Failure = 'silent' | 'offline' | 'duplicate' | 'closed';

/**
 * closed → loading → open → submitted, and failed on the way. `closed` keeps a form that was ready, so that answers
 * survive a slip. A submitted form moves to `leaving`, where it stays until its own calls have finished, whatever the
 * reader opens next.
 */
export type GateState = { session: number; leaving: readonly MountedForm[] } & (
  | { name: 'closed'; form?: MountedForm }
  | { name: 'loading'; form: MountedForm }
  | { name: 'open'; form: MountedForm }
  | { name: 'failed'; reason: Failure; form: MountedForm }
  | { name: 'submitted'; tab: 'opened' | 'blocked'; item: GateItem; form?: undefined }
);

export type GateEvent =
  | { type: 'pressed'; item: GateItem }
  | { type: 'ready' }
  /** nothing came within the patience; the reader is offline; the form answered already, or takes no answers */
  | { type: 'failed'; reason: Failure }
  | { type: 'retried' }
  /** the dialog was closed, by the reader or by the form */
  | { type: 'closed' }
  /** the status line was put away */
  | { type: 'cleared' }
  | { type: 'submitted'; tab: 'opened' | 'blocked' }
  /** the form has had its time after a submission */
  | { type: 'released'; session: number };

export const closedGate: GateState = { name: 'closed', session: 0, leaving: [] };

/**
 * The gate's next state (docs/design.md §5). An event that means nothing in a state gives the very same object back,
 * so the caller can tell that nothing has happened: a repeated form-submit opens no second tab.
 */
export function gateReducer(state: GateState, event: GateEvent): GateState {
  const { session, leaving, form } = state;
  switch (event.type) {
    case 'pressed':
      if (state.name === 'closed' && form?.item.slug === event.item.slug) {
        return { name: 'open', session, leaving, form };
      }
      return load(state, event.item);
    case 'ready':
      if (!form || form.isReady || isAnswer(state) || state.name === 'closed') return state;
      return { name: 'open', session, leaving, form: { ...form, isReady: true } };
    case 'failed':
      if (!form || state.name === 'closed') return state;
      if (isAboutLoading(event.reason) && state.name !== 'loading') return state;
      return { name: 'failed', reason: event.reason, session, leaving, form };
    case 'retried':
      return state.name === 'failed' ? load(state, state.form.item) : state;
    case 'closed':
      if (state.name === 'closed' || state.name === 'submitted') return state;
      return { name: 'closed', session, leaving, ...(state.name === 'open' && { form }) };
    case 'submitted':
      if (!form) return state;
      return { name: 'submitted', tab: event.tab, session, item: form.item, leaving: [...leaving, form] };
    case 'cleared':
      return state.name === 'submitted' ? { name: 'closed', session, leaving } : state;
    case 'released':
      if (!leaving.some((gone) => gone.session === event.session)) return state;
      return { ...state, leaving: leaving.filter((other) => other.session !== event.session) };
  }
}

function load({ session, leaving }: GateState, item: GateItem): GateState {
  const next = session + 1;
  return { name: 'loading', session: next, leaving, form: { item, session: next, isReady: false } };
}

function isAboutLoading(reason: Failure): boolean {
  return reason === 'silent' || reason === 'offline';
}

/** The form has said why it cannot be filled in; that it is ready as well changes nothing. */
function isAnswer(state: GateState): boolean {
  return state.name === 'failed' && !isAboutLoading(state.reason);
}
