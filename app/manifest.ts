import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { colors } from '@/tailwind.config';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const icon = (name: string, size: number) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: site.lang,
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [icon('icon-192', 192), icon('icon-512', 512), { ...icon('icon-maskable-512', 512), purpose: 'maskable' }],
  };
}
