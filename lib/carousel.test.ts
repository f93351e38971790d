import config from '@/tailwind.config';
import { maxOffset, moveStrip, selectTab, stepShift, tabForKey, visibleTabs } from './carousel';

test.each([
  [320, 1, 180],
  [639, 1, 180],
  [640, 2, 180],
  [767, 2, 180],
  [768, 2, 230],
  [1023, 2, 230],
  [1024, 4, 230],
  [1920, 4, 230],
])('at %i px %i tabs show and a step is %i px', (width, visible, shift) => {
  expect(visibleTabs(width)).toBe(visible);
  expect(stepShift(width)).toBe(shift);
});

test('the breakpoints are the ones the style sheet uses', () => {
  const { sm, md, lg } = config.theme.screens;
  const px = (size: string) => Number.parseInt(size, 10);
  expect([visibleTabs(px(sm) - 1), visibleTabs(px(sm))]).toEqual([1, 2]);
  expect([stepShift(px(md) - 1), stepShift(px(md))]).toEqual([180, 230]);
  expect([visibleTabs(px(lg) - 1), visibleTabs(px(lg))]).toEqual([2, 4]);
});

test.each([
  [9, 1, 8],
  [9, 2, 7],
  [9, 4, 5],
  [4, 4, 0],
  [3, 4, 0],
])('of %i tabs with %i in view the last offset is %i', (tabs, visible, last) => {
  expect(maxOffset(tabs, visible)).toBe(last);
});

test.each([
  ['one on, the selected tab stays in view', { offset: 0, active: 2 }, 1, 4, { offset: 1, active: 2 }],
  ['one on, the selected tab leaves on the left', { offset: 0, active: 0 }, 1, 4, { offset: 1, active: 1 }],
  ['one back, the selected tab leaves on the right', { offset: 2, active: 5 }, -1, 4, { offset: 1, active: 4 }],
  ['one on, one tab in view', { offset: 3, active: 3 }, 1, 1, { offset: 4, active: 4 }],
  ['one on at the end', { offset: 5, active: 6 }, 1, 4, { offset: 5, active: 6 }],
  ['one back at the start', { offset: 0, active: 0 }, -1, 4, { offset: 0, active: 0 }],
  ['the window grew wider at the end', { offset: 8, active: 8 }, 0, 4, { offset: 5, active: 8 }],
])('the strip: %s', (_, place, by, visible, expected) => {
  expect(moveStrip(place, by, 9, visible)).toEqual(expected);
});

test.each([
  ['in view', { offset: 0, active: 0 }, 3, 4, { offset: 0, active: 3 }],
  ['right of the view', { offset: 0, active: 3 }, 4, 4, { offset: 1, active: 4 }],
  ['left of the view', { offset: 5, active: 5 }, 4, 4, { offset: 4, active: 4 }],
  ['the last from the first', { offset: 0, active: 0 }, 8, 2, { offset: 7, active: 8 }],
  ['the first from the last', { offset: 8, active: 8 }, 0, 1, { offset: 0, active: 0 }],
  ['outside the tabs', { offset: 0, active: 0 }, 40, 4, { offset: 5, active: 8 }],
])('selecting a tab %s', (_, place, tab, visible, expected) => {
  expect(selectTab(place, tab, 9, visible)).toEqual(expected);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 8, 0],
  ['ArrowLeft', 8, 7],
  ['ArrowLeft', 0, 8],
  ['Home', 5, 0],
  ['End', 5, 8],
  ['ArrowDown', 5, undefined],
  ['a', 5, undefined],
])('%s on tab %i leads to %s', (key, active, expected) => {
  expect(tabForKey(key, active, 9)).toBe(expected);
});
