import { z } from 'zod';
import { day, href, label, list, meta, origin, sample, texts, words } from './kinds';
import { action, closingCall, pageLink, siteLink } from './sections';

/** What surrounds every page, and what stands on none. */

export const site = z.strictObject({
  ...sample,
  name: words(),
  /** canonical addresses, the sitemap and social pictures start with it */
  url: origin(),
  ...texts('lang locale tagline').shape,
  /** whom to tell of a hole in the site's security, and the day until which that is so: security.txt */
  security: z.strictObject({ contact: href(), expires: day() }).optional(),
});
export type SiteContent = z.infer<typeof site>;

const footerLinks = z.strictObject({ title: words(), items: list(siteLink, 'label') });
export type FooterLinksContent = z.infer<typeof footerLinks>;

/** What stands at the foot of every page. A column that is left out, or has no entries, is not shown. */
export const footer = z.strictObject({
  about: texts('title text'),
  offices: z
    .strictObject({
      title: words(),
      items: list(z.strictObject({ ...sample, city: words(), lines: list(words()) }), 'city'),
    })
    .optional(),
  contact: footerLinks.optional(),
  social: footerLinks.optional(),
  /** `company` is the legal name, as it stands in the text */
  legalNotice: z.strictObject({ ...sample, company: words().optional(), text: words() }),
});
export type FooterContent = z.infer<typeof footer>;

export const navigation = z.strictObject({
  ...texts('label menuLabel footerLabel breadcrumbsLabel').shape,
  items: list(pageLink, 'label'),
  menuItems: list(pageLink, 'label'),
  logIn: siteLink,
  bookDemo: siteLink,
  footerItems: list(pageLink, 'label'),
});

export const notFound = z.strictObject({
  meta,
  ...texts('kicker title titleAccent lead').shape,
  product: z.strictObject({ href: href(), ...texts('text').shape, action }),
  actions: list(action, 'label'),
});

/** The Atom feed of publications. */
export const feed = z.strictObject({
  path: href(),
  ...texts('title subtitle subscribeLabel subscribeText').shape,
});

export const formId = () =>
  z.string().regex(/^[A-Za-z0-9]{4,64}$/, 'must be the letters and digits that follow /to/ in the form’s address');
/** Where a form's account is kept; without it the site's setting holds. */
export const region = z.enum(['us', 'eu']);

/** How a reader hears of the next edition, beside the feed. */
export const nextEdition = z.strictObject({
  /** the words of the button that opens the form */
  label: label(50),
  formId: formId()
    .refine(
      (id) => id !== process.env.NEXT_PUBLIC_TYPEFORM_ID,
      'is the form before the PDFs; give one of its own, which asks for an address alone',
    )
    .optional(),
  region: region.optional(),
  /** a channel on WhatsApp, by its link */
  channel: z
    .strictObject({
      href: z
        .string()
        .regex(/^https:\/\/(www\.)?whatsapp\.com\/channel\/\w+$/, 'must be its link, https://whatsapp.com/channel/…'),
      label: label(),
    })
    .optional(),
});
export type NextEditionContent = z.infer<typeof nextEdition>;

/** Whether visits are counted: by nobody, or by Plausible. */
export const analytics = z.discriminatedUnion(
  'service',
  [
    z.strictObject({ service: z.literal('none') }),
    z.strictObject({
      service: z.literal('plausible'),
      /** where it runs, such as `https://plausible.io` */
      host: origin(),
      /** the domain that the site has there */
      site: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be the domain that the site has there'),
    }),
  ],
  'allowed are none, plausible',
);
export type AnalyticsContent = z.infer<typeof analytics>;

/** Whether every host reads a path alike: no empty step, no `..`, and decoded no sign that divides an address. */
function isPlainPath(path: string): boolean {
  try {
    const isTidy = /^(\/(?!\.{1,2}(\/|$))[^/\p{Cc}%?#\\]+)+\/?$/u.test(decodeURIComponent(path));
    return isTidy && /^[\w./~%-]+$/.test(path);
  } catch {
    return false;
  }
}

/** Permanent redirects, from paths in the characters that every host's rule can carry. */
export const redirects = list(
  z.strictObject({
    from: z.string().refine(isPlainPath, 'must be a path of this site, such as "/old-page"'),
    to: href().refine((to) => /^(\/|https:)/i.test(to), 'must be a path of this site, or start with https://'),
  }),
  'from',
);

/** The words of the publications page. */
export const publicationsPage = z.strictObject({
  meta,
  ...texts('title lead').shape,
  tabsLabel: label(),
  subjects: z.strictObject({
    meta,
    title: words(),
    ...texts('lead one many newest within none all').shape,
  }),
  closing: closingCall,
});

/** The words around a publication on its own page. */
export const publicationDetails = z.strictObject({
  ...texts('abstractTitle casesTitle shownOf shownHere restInPdf extract page').shape,
  abbreviations: z.record(z.string().regex(/^[A-Z]+$/, 'is written in capitals'), words()),
  facts: texts('jurisdiction date cases pages file fileType'),
  share: texts('label whatsApp email'),
  says: z.strictObject({ ...texts('author reviewer prepared').shape, 'by hand': words(), 'with AI': words() }),
  case: texts('outcome amount period provisions section citation laterHistory notChecked noneKnown checkedOn'),
  open: texts('label issue reasoning held'),
  report: z.strictObject({ ...texts('label subject ask').shape, email: href() }),
  cite: texts('title copyLabel copied failed'),
  siblings: texts('label previous next all'),
});

const counted = texts('one many');
/** The words of the search on the publications page. */
export const browse = z.strictObject({
  ...texts(
    'label queryLabel submitLabel clearLabel casesLabel allCases held later page subjectsLabel feedLabel failed',
    'noScriptLabel noScript unavailable',
  ).shape,
  result: z.strictObject({ ...texts('looking and all near none').shape, cases: counted, editions: counted }),
  subjects: pageLink,
});
