import { closedGate, type GateEvent, type GateState, gateReducer } from './gate-reducer';
import type { GateItem } from './pdf-link';

const item: GateItem = { slug: 'one', title: 'One', pdfUrl: '/one.pdf', size: '41 KB', pages: 8, scope: '9 cases' };
const other: GateItem = { ...item, slug: 'two', title: 'Two' };
const press: GateEvent = { type: 'pressed', item };
const ready: GateEvent = { type: 'ready' };
const submit: GateEvent = { type: 'submitted', tab: 'opened' };
const close: GateEvent = { type: 'closed' };
const clear: GateEvent = { type: 'cleared' };
const fail = (reason: 'silent' | 'offline' | 'duplicate' | 'closed'): GateEvent => ({ type: 'failed', reason });

const after = (...events: GateEvent[]): GateState => events.reduce(gateReducer, closedGate);

test.each([
  ['a press loads the form', [press], 'loading'],
  ['a ready form is open', [press, ready], 'open'],
  ['silence is a failure', [press, fail('silent')], 'failed'],
  ['a late form comes back', [press, fail('silent'), ready], 'open'],
  ['a form that comes back from offline is open', [press, fail('offline'), ready], 'open'],
  ['a form that has an answer already stays failed though it is ready', [press, fail('duplicate'), ready], 'failed'],
  ['a closed form stays failed though it is ready', [press, fail('closed'), ready], 'failed'],
  ['silence means nothing once the form is open', [press, ready, fail('silent')], 'open'],
  ['trying again loads', [press, fail('silent'), { type: 'retried' }], 'loading'],
  ['closing closes', [press, ready, close], 'closed'],
  ['a form sent before it said it was ready counts', [press, submit], 'submitted'],
  ['a form sent in the moment of closing counts', [press, ready, close, submit], 'submitted'],
  ['the dialog closing after a submission leaves the status line', [press, ready, submit, close], 'submitted'],
  ['a status line can be dismissed', [press, ready, submit, clear], 'closed'],
  [
    'another publication can be asked for after a submission',
    [press, ready, submit, { type: 'pressed', item: other }],
    'loading',
  ],
] as const)('%s', (_sentence, events, name) => {
  expect(after(...events).name).toBe(name);
});

test('the same publication finds its form as it was left', () => {
  const reopened = after(press, ready, close, press);
  expect(reopened).toMatchObject({ name: 'open', session: 1, form: { session: 1 } });
});

test('another publication gets a form of its own', () => {
  expect(after(press, ready, close, { type: 'pressed', item: other })).toMatchObject({
    session: 2,
    form: { item: other },
  });
});

test('trying again is a new frame', () => {
  expect(after(press, fail('silent'), { type: 'retried' })).toMatchObject({ session: 2 });
});

test('a form that never became ready is not kept', () => {
  expect(after(press, fail('silent'), close).form).toBeUndefined();
});

test('the same submission twice is one', () => {
  const once = after(press, ready, submit);
  expect(gateReducer(once, submit)).toBe(once);
});

test.each([
  ['stays by itself', []],
  ['stays although the status line is put away', [clear]],
  ['stays although the next form is asked for', [{ type: 'pressed', item: other }]],
] as Array<[string, GateEvent[]]>)('a submitted form %s until it is released, by its own session', (_, next) => {
  const sent = after(press, ready, submit, ...next);
  expect(sent.leaving).toMatchObject([{ session: 1, item }]);
  expect(gateReducer(sent, { type: 'released', session: 99 })).toBe(sent);
  expect(gateReducer(sent, { type: 'released', session: 1 }).leaving).toEqual([]);
});

test.each([ready, submit, close, fail('silent'), { type: 'retried' }, { type: 'released', session: 1 }] as GateEvent[])(
  'a closed gate hears nothing of $type',
  (event) => {
    expect(gateReducer(closedGate, event)).toBe(closedGate);
  },
);
