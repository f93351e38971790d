/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // `/legal/index.html` is served by every static host with no rewrite rule (docs/adr/0001).
  trailingSlash: true,
  typedRoutes: true,
  // Next's own is random and in every page's data: each release would give readers new files of what has not changed.
  generateBuildId: () => 'site',
  // Binaries, used at build: the engine's bundle (packages/tenth-lining/src/worker.ts),
  // PDFium (data/pdf-text.ts).
  serverExternalPackages: ['esbuild', '@embedpdf/pdfium'],
  // An ES module alone, which jest does not read without.
  transpilePackages: ['stemmer'],
  // The 404 page is app/global-not-found.tsx: 7 KB less with the scripts of every page.
  experimental: { globalNotFound: true },
  poweredByHeader: false,
  reactStrictMode: true,
};

export default config;
