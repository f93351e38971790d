import { closedGate, type GateEvent, type GateState, gateReducer } from './gate-reducer';
import type { GateItem } from './pdf-link';

const item: GateItem = { slug: 'one', title: 'One', pdfUrl: '/one.pdf', size: '41 KB', pages: 8, scope: '9 cases' };
const press: GateEvent = { type: 'pressed', item };
const ready: GateEvent = { type: 'ready' };
const submit: GateEvent = { type: 'submitted', tab: 'opened' };
const close: GateEvent = { type: 'closed' };
const fail = (reason: 'silent' | 'offline' | 'duplicate' | 'closed'): GateEvent => ({ type: 'failed', reason });

const after = (...events: GateEvent[]): GateState => events.reduce(gateReducer, closedGate);

// The other ways through the gate are walked in e2e/gate.spec.ts and e2e/download-*.spec.ts.
test.each([
  ['a form that has an answer already stays failed though it is ready', [press, fail('duplicate'), ready], 'failed'],
  ['a closed form stays failed though it is ready', [press, fail('closed'), ready], 'failed'],
  ['silence means nothing once the form is open', [press, ready, fail('silent')], 'open'],
  ['a form sent before it said it was ready counts', [press, submit], 'submitted'],
  ['the dialog closing after a submission leaves the status line', [press, ready, submit, close], 'submitted'],
] as const)('%s', (_sentence, events, name) => {
  expect(after(...events).name).toBe(name);
});

test('a form that never became ready is not kept', () => {
  expect(after(press, fail('silent'), close).form).toBeUndefined();
});

test.each([ready, submit, close, fail('silent'), { type: 'retried' }, { type: 'released', session: 1 }] as GateEvent[])(
  'a closed gate hears nothing of $type',
  (event) => {
    expect(gateReducer(closedGate, event)).toBe(closedGate);
  },
);
