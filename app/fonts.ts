import localFont from 'next/font/local';

// Cut by scripts/fonts.ts from Newsreader (SIL OFL, app/fonts/OFL.txt). `next/font` adds a fallback whose metrics
// match, so nothing shifts when the file arrives.
export const serif = localFont({
  src: [
    { path: './fonts/serif.woff2', weight: '500', style: 'normal' },
    { path: './fonts/serif-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--font-serif',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Times New Roman',
});
