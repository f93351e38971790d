import { z } from 'zod';
import * as forms from './forms';
import { alt, claim, count, href, label, list, meta, sample, texts, words } from './kinds';
import { launchers } from './launchers';
import { publicationLists, subjects } from './publication';
import { matter, scenes } from './scenes';
import * as sections from './sections';
import * as site from './site';
import { numberPdf, tenthLining } from './tenth-lining';

/**
 * The exports of each file of content/. A file comes before those that import it, so that a mistake is reported in the file
 * where it is written.
 */
export const files = {
  'links.ts': { links: z.record(z.string(), sections.siteLink), demoSteps: sections.demoSteps },
  'sample-label.ts': { sampleLabel: label() },
  'site.ts': { site: site.site, footer: site.footer, sampleNote: words(), draftNote: words(), skipLinkLabel: label() },
  'claims.ts': {
    claimsDate: z.strictObject({ ...sample, asAt: words() }),
    claims: z.record(z.string(), claim),
    keyClaim: claim,
  },
  'matter.ts': { matter },
  'subjects.ts': { subjects },
  'publication-lists.ts': { publicationLists },
  'your-files.ts': { yourFiles: sections.yourFiles },
  'questions.ts': { questions: sections.questions },
  'challenges.ts': { challenges: sections.flipCards },
  'features.ts': { features: sections.featureCarousel },
  'video.ts': { video: sections.video.optional() },
  'home.ts': { home: sections.home },
  'legal.ts': { legal: sections.legal },
  'team.ts': { team: sections.team },
  'tenth-lining.ts': { tenthLining },
  'number-pdf.ts': { numberPdf },
  'scenes.ts': { scenes, notFoundScene: z.strictObject({ alt: alt(), pageNumber: count() }) },
  'sample-record.ts': { sampleRecordLines: list(words(40)) },
  'publications-page.ts': { publicationsPage: site.publicationsPage },
  'publication-details.ts': { publicationDetails: site.publicationDetails },
  'privacy.ts': {
    privacy: z.strictObject({
      ...sample,
      meta,
      ...sections.pageHeading,
      lead: words(),
      sections: list(sections.proseSection, 'id'),
    }),
  },
  'not-found.ts': { notFound: site.notFound },
  'navigation.ts': {
    navigation: site.navigation,
    shortcutsLabel: label(),
    numberingToolLink: z.strictObject({ href: href(), ...texts('label tooltip').shape }),
  },
  'publication-search.ts': { publicationSearch: site.publicationSearch },
  'gate.ts': { pdfLink: texts('openLabel fileType'), gate: forms.gate },
  'built-in-form.ts': {
    allPublicationsHint: forms.allPublicationsHint,
    ownFormPage: forms.ownFormPage,
    builtInForm: forms.builtInForm,
  },
  'launchers.ts': { launchers, launcherCloseLabel: label() },
  'feed.ts': { feed: site.feed, followEditions: site.followEditions },
  'analytics.ts': { analytics: site.analytics },
  'redirects.ts': { redirects: site.redirects },
  'robots.ts': { blockedCrawlers: list(words()) },
  'published-slugs.json': { default: list(z.string()) },
  'search-terms.ts': { searchTerms: list(words()) },
} as const;
