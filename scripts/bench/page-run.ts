import lighthouse from 'lighthouse';

/** What one run of Lighthouse says of one page. Times in milliseconds, scores from 0 to 100. */
export type PageRun = {
  performance: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
  /** left out of the runs that ask for performance alone */
  accessibility?: number;
  bestPractices?: number;
  seo?: number;
  /** audits of those three that found something, as `category: audit` */
  faults?: string[];
};

const quality = { accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' } as const;

/**
 * Measures one page with Lighthouse's mobile preset: a mid-range phone on a slow line, simulated from what it saw. Only
 * Lighthouse's own command line can report errors to its makers; called as a module it tells nobody.
 *
 * @param port of a Chromium that can be debugged
 * @throws Error when the page could not be measured
 */
export async function measurePage(url: string, port: number, isWhole: boolean): Promise<PageRun> {
  const categories = ['performance', ...(isWhole ? Object.values(quality) : [])];
  // A trace gets lost now and then (NO_NAVSTART), and Lighthouse itself asks to be run again.
  const report = (await reportOf(url, port, categories)) ?? (await reportOf(url, port, categories));
  if (!report) throw new Error(`${url}: Lighthouse could not measure it, twice`);

  const figure = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
  const asked = report.audits['network-requests']?.details;
  const requests = asked?.type === 'table' ? asked.items.filter(({ url }) => /^http/.test(String(url))).length : 0;
  const run: PageRun = {
    performance: score('performance'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    requests,
  };
  if (!isWhole) return run;
  const faults = Object.values(quality).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
  const [accessibility, bestPractices, seo] = Object.values(quality).map(score);
  return { ...run, accessibility, bestPractices, seo, faults };
}

async function reportOf(url: string, port: number, onlyCategories: string[]) {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true });
  return result?.lhr.runtimeError ? undefined : result?.lhr;
}
