/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // `/legal/index.html` is served by every static host with no rewrite rule (docs/adr/0001).
  trailingSlash: true,
  typedRoutes: true,
  // A binary of the system's, which bundles the engine at build (tenth-lining/engine-file.ts).
  serverExternalPackages: ['esbuild'],
  poweredByHeader: false,
  reactStrictMode: true,
};

export default config;
