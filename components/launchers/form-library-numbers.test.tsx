/** The numbers that were asked for and that the installed form library has: another version may have others. */
import { readFileSync } from 'node:fs';
import { createPopover, createPopup, createSidetab, createSlider } from '@typeform/embed';
import { formSays, inlineForm, parameter, setUpLibrary } from './form-library.fixture';

const css = (name: string) => readFileSync(`node_modules/@typeform/embed/build/css/${name}.css`, 'utf8');

setUpLibrary();

describe('phones', () => {
  const fullScreen = ({ classList }: HTMLElement) => classList.contains('tf-v1-widget-fullscreen');
  const onPhone = (width: number, height: number) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile');
    jest.spyOn(window, 'screen', 'get').mockReturnValue({ width, height } as Screen);
  };

  test('R7.5: an inline form fills the screen once its welcome screen is hidden, and returns on close', () => {
    onPhone(360, 740);
    const container = inlineForm();
    formSays('welcome-screen-hidden');
    expect(fullScreen(container)).toBe(true);
    container.querySelector<HTMLButtonElement>('.tf-v1-widget-close')?.click();
    expect(fullScreen(container)).toBe(false);
  });

  test.each([
    [1024, 768, null],
    [1023, 768, 'true'],
    [1024, 767, 'true'],
  ])('R9.13: a screen of %i × %i makes force-touch %p', (width, height, isForced) => {
    onPhone(width, height);
    inlineForm();
    expect(parameter('force-touch')).toBe(isForced);
  });
});

describe('numbers', () => {
  test.each(['popup', 'slider', 'popover', 'sidetab'])(
    'R9.1, R9.14: %s has z-index 10001, and fills windows up to 480 px',
    (mode) => {
      expect(css(mode)).toContain('z-index:10001');
      expect(css(mode)).toMatch(/@media ?\(max-width: ?480px\)/);
    },
  );

  test('R9.2: a popup is as large as the window less 80 px', () => {
    createPopup('moe6aa').open();
    expect(document.querySelector('.tf-v1-iframe-wrapper')).toHaveStyle(
      'width: calc(100% - 80px); height: calc(100% - 80px)',
    );
  });

  test('R9.3: a slider comes from the right, 800 px wide', () => {
    createSlider('moe6aa').open();
    expect(document.querySelector('.tf-v1-slider.right .tf-v1-iframe-wrapper')).toHaveStyle({ width: '800px' });
  });

  test('R9.4, R9.5: a side tab is 580 px high and 400 wide, says ‘Launch me’, and is #3a7685, with white words', () => {
    createSidetab('moe6aa');
    expect(css('sidetab')).toMatch(/\.tf-v1-sidetab\{[^}]*width:400px;height:580px/);
    const button = document.querySelector('.tf-v1-sidetab-button');
    expect(button).toHaveTextContent('Launch me');
    expect(button).toHaveStyle({ backgroundColor: '#3a7685', color: '#ffffff' });
  });

  test('R9.7: tooltip and dot of a popover fade for 250 ms', () => {
    createPopover('moe6aa', { tooltip: 'Ask us', notificationDays: 7 }).open();
    const parts = () => document.querySelectorAll('.tf-v1-popover-tooltip, .tf-v1-popover-unread-dot').length;
    for (const part of ['tooltip', 'unread-dot']) {
      expect(css('popover')).toMatch(new RegExp(`${part}\\.closing\\{transition:opacity \\.25s`));
    }
    jest.advanceTimersByTime(249);
    expect(parts()).toBe(2);
    jest.advanceTimersByTime(1);
    expect(parts()).toBe(0);
  });

  test.each(['#abc', '#abcd', '#aabbcc', '#aabbccdd'])('R8.2: the colour %s is taken', (buttonColor) => {
    createSidetab('moe6aa', { buttonColor });
    expect(document.querySelector('.tf-v1-sidetab-button')).toBeInTheDocument();
  });

  test.each(['#ab', '#abcde', '#abcdefa', '#ggg'])("R8.2: %s gives 'Expected a valid hex string'", (buttonColor) => {
    expect(() => createSidetab('moe6aa', { buttonColor })).toThrow('Expected a valid hex string');
  });

  test.each([
    ['#969696', '#ffffff'],
    ['#979797', '#000000'],
  ])('R9.6: on %s, of luminance 150 or 151, words are %s', (buttonColor, color) => {
    createSidetab('moe6aa', { buttonColor });
    expect(document.querySelector('.tf-v1-sidetab-button')).toHaveStyle({ color });
  });
});
