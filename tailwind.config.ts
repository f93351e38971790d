import type { Config } from 'tailwindcss';

/**
 * The only source of design tokens. `app/globals.css` links this file with `@config`; the social pictures read the same
 * values.
 */
export const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  /** page ground */ paper: '#FBF8F3',
  /** raised ground: bands, dialog, menu */ card: '#FFFFFF',
  /** warm fill: marks, turned cards, table heads */ sand: '#F1E8DA',
  /** hairlines on paper and card */ line: '#E3DCCF',
  /** borders of controls: 3:1 against paper and card */ edge: '#8C8676',
  /** text and dark bands */ ink: '#14242B',
  /** secondary text on paper, card and sand */ muted: '#51606A',
  /** secondary text on ink */ mist: '#B4C2C8',
  /** hairlines on ink */ slate: '#33454D',
  /** primary actions and links */ teal: '#2B6470',
  /** the same, pressed or hovered */ 'teal-deep': '#1E4A54',
  /** fills behind teal text */ 'teal-soft': '#DDEBEC',
  /** links on ink */ 'teal-pale': '#9CCBD3',
  /** a form's floating button, unless content names another: the form library's own default */ form: '#3A7685',
  /** words on a form's button of a light colour (R9.6): not for the site's own text */ black: '#000000',
  /** the page behind a dialog or a form */ backdrop: 'rgb(20 36 43 / 0.6)',
  /** the one accent of a screen */ clay: '#A8432A',
  /** the same, for readers who ask for more contrast */ 'clay-deep': '#7A2E1C',
  /** the accent on ink */ 'clay-pale': '#E5997F',
} as const;

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors,
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    fontFamily: {
      serif: ['var(--font-serif)', 'serif-like-times', 'serif-like-noto', 'Georgia', 'Cambria', 'serif'],
      /**
       * each system's own face by name, on Linux the twin of Arial: there a name that is missed costs the first paint a
       * call to another process (docs/adr/0011), and system-ui, which stands last, may be the wide DejaVu Sans
       */
      sans: ['-apple-system', 'Segoe UI', 'Roboto', 'Arial', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      /** margin numerals, labels inside scenes */ tiny: ['0.75rem', { lineHeight: '1.4' }],
      /** captions, meta lines, navigation */ small: ['0.875rem', { lineHeight: '1.5' }],
      base: ['1.0625rem', { lineHeight: '1.6' }],
      /** the answer of the hero, read at arm's length */ answer: ['1.4rem', { lineHeight: '1.45' }],
      /** the paragraph under a heading; base on a phone, where each size more holds up the first words (docs/adr/0011) */ lead: [
        'clamp(1.0625rem, 0.8rem + 0.875vw, 1.3125rem)',
        { lineHeight: '1.5' },
      ],
      /** h3; like the next two never so large that a word of it is wider than a narrow screen, whatever the reader's text size */ title:
        ['min(clamp(1.3125rem, 1.25rem + 0.3vw, 1.5rem), 8.5vw)', { lineHeight: '1.25', letterSpacing: '-0.01em' }],
      /** h2 */ display: [
        'min(clamp(2rem, 1.62rem + 1.57vw, 3.375rem), 24px + 3.3vw)',
        { lineHeight: '1.1', letterSpacing: '-0.015em' },
      ],
      /** h1 */ hero: [
        'min(clamp(2.25rem, 1.7rem + 3.12vw, 5rem), 24px + 5vw)',
        { lineHeight: '1.06', letterSpacing: '-0.015em' },
      ],
      /** h1 beside a wide picture: its column holds two words of eight letters in the reader’s own serif as well */ beside:
        ['min(3.75rem, 24px + 5vw)', { lineHeight: '1.06', letterSpacing: '-0.015em' }],
      /** the key figure of a page */ figure: [
        'min(clamp(3.75rem, 2rem + 8.5vw, 8rem), 19vw)',
        { lineHeight: '1', letterSpacing: '-0.02em' },
      ],
    },
    borderRadius: { none: '0', sm: '2px', DEFAULT: '3px', lg: '6px', full: '9999px' },
    boxShadow: {},
    elevation: {
      /** `shadow-float`, for things that really float: dialog, menu, the hero scene */
      float: '0 1px 2px rgb(20 36 43 / 0.06), 0 18px 40px -16px rgb(20 36 43 / 0.22)',
    },
    extend: {
      /** ten lines of body text: what lies between two numerals of the page's margin */
      lineHeight: { tenth: '17rem' },
      maxWidth: {
        /** grows with wide screens, so that the page holds them instead of floating in their middle */
        page: 'clamp(80rem, 50rem + 37.5vw, 96rem)',
        measure: '38rem',
        narrow: '30rem',
      },
      spacing: {
        /** between sections */ section: 'clamp(3.75rem, 2.4rem + 5.6vw, 9rem)',
        /** page gutter */ gutter: 'clamp(1.25rem, -1.6rem + 8.25vw, 5rem)',
        /** the fixed header's height */ header: '4.5rem',
        /** a tab of the feature carousel, on narrow screens and on others: what its strip moves by in one step */
        tab: '180px',
        'tab-wide': '230px',
      },
      /** a form's button and window: above everything, as the form library has it */
      zIndex: { form: '10001' },
    },
  },
} satisfies Config;
