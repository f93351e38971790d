import localFont from 'next/font/local';

// Cut by scripts/fonts.ts from Newsreader (SIL OFL, app/fonts/OFL.txt). The stand-ins that keep its lines until it has
// arrived are in globals.css: the one that `next/font` would add is 9 % too narrow for these display cuts, has no
// italic, and is not found on Android and Linux.
export const serif = localFont({
  src: [
    { path: './fonts/serif.woff2', weight: '500', style: 'normal' },
    { path: './fonts/serif-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--font-serif',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
});
