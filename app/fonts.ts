import localFont from 'next/font/local';

// Subsets of Newsreader (SIL OFL, app/fonts/OFL.txt) made by scripts/fonts/run.ts. The fallbacks are in globals.css: the one
// of `next/font` is 9 % too narrow for these display cuts, has no italic, and does not exist on Android and Linux. Not
// preloaded: on a slow line the files would delay the first words. `next/font` names the family after this constant: with an
// installed font's name Chromium would show that font when the file fails to load.
export const newsreader = localFont({
  src: [
    { path: './fonts/serif.woff2', weight: '500', style: 'normal' },
    { path: './fonts/serif-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--font-serif',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
