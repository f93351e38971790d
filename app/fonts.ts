import localFont from 'next/font/local';

// Cut by scripts/fonts/run.ts from Newsreader (SIL OFL, app/fonts/OFL.txt). The stand-ins that keep its lines until it has
// arrived are in globals.css: the one that `next/font` would add is 9 % too narrow for these display cuts, has no
// italic, and is not found on Android and Linux. Not preloaded: on a slow line the files would take the first words' place,
// and the style that stands in each page (scripts/export/style) asks for them as soon as a page needs them.
// The constant names the family: no name of a system's own face, or Chromium takes that one when the file cannot be had.
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
