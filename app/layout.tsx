import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { colors } from '@/tailwind.config';
import { serif } from './fonts';
import './globals.css';

export const viewport: Viewport = { themeColor: colors.paper, colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.lang} className={serif.variable}>
      <body>{children}</body>
    </html>
  );
}
