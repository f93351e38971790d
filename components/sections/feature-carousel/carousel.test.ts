import config from '@/tailwind.config';
import { maxOffset, selectTab, stepShift, stepTab, visibleTabs } from './carousel';

test.each([
  [320, 1, 180],
  [639, 1, 180],
  [640, 2, 180],
  [767, 2, 180],
  [768, 2, 230],
  [1023, 2, 230],
  [1024, 4, 230],
  [1920, 4, 230],
])('at %i px %i tabs show (R4.4) and a step is %i px (R4.5)', (width, visible, shift) => {
  expect(visibleTabs(width)).toBe(visible);
  expect(stepShift(width)).toBe(shift);
});

test('breakpoints and widths of tabs are the ones the style sheet uses', () => {
  expect(config.theme.extend.spacing).toMatchObject({ tab: `${stepShift(320)}px`, 'tab-wide': `${stepShift(1280)}px` });
  expect(config.theme.screens).toMatchObject({ sm: '640px', md: '768px', lg: '1024px' });
});

test.each([
  [9, 1, 8],
  [9, 2, 7],
  [9, 4, 5],
  [4, 4, 0],
  [3, 4, 0],
])('of %i tabs with %i in view the last offset is %i (R4.3)', (tabs, visible, last) => {
  expect(maxOffset(tabs, visible)).toBe(last);
});

test.each([
  ['one on', { offset: 0, active: 0 }, 1, 4, { offset: 1, active: 1 }],
  ['one on from a tab chosen in the view', { offset: 0, active: 2 }, 1, 4, { offset: 1, active: 3 }],
  ['one on, the strip at its end', { offset: 5, active: 5 }, 1, 4, { offset: 5, active: 6 }],
  ['one on from the last tab', { offset: 5, active: 8 }, 1, 4, { offset: 5, active: 8 }],
  ['one on, one tab in view', { offset: 3, active: 3 }, 1, 1, { offset: 4, active: 4 }],
  ['one back', { offset: 5, active: 8 }, -1, 4, { offset: 4, active: 7 }],
  ['one back, the strip at its start', { offset: 0, active: 2 }, -1, 4, { offset: 0, active: 1 }],
  ['one back from the first tab', { offset: 0, active: 0 }, -1, 4, { offset: 0, active: 0 }],
])('a step: %s', (_, place, by, visible, expected) => {
  expect(stepTab(place, by, 9, visible)).toEqual(expected);
});

test.each([1, 2, 4] as const)('with %i in view no step takes the selected tab out of it', (visible) => {
  for (let first = 0; first < 9; first += 1) {
    for (const by of [1, -1]) {
      let place = selectTab({ offset: 0, active: 0 }, first, 9, visible);
      for (let step = 0; step < 9; step += 1) {
        place = stepTab(place, by, 9, visible);
        expect(place.active).toBeGreaterThanOrEqual(place.offset);
        expect(place.active).toBeLessThan(place.offset + visible);
      }
      expect(place.active).toBe(by === 1 ? 8 : 0);
    }
  }
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
