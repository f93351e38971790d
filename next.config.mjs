/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // `/legal/index.html` is served by every static host with no rewrite rule (docs/adr/0001).
  trailingSlash: true,
  typedRoutes: true,
  // Binaries, used at build: the engine's bundle (tenth-lining/engine-file.ts), the fonts of app/social/.
  serverExternalPackages: ['esbuild', 'subset-font'],
  poweredByHeader: false,
  reactStrictMode: true,
};

export default config;
