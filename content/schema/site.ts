import { z } from 'zod';
import { day, holds, href, label, list, meta, optionalWords, origin, sample, texts, words } from './kinds';
import { action, closingCall, pageLink, siteLink } from './sections';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const isLanguage = (code: string) => holds(() => languages.of(code) !== undefined);

export const site = z.strictObject({
  ...sample,
  name: words(),
  /** the site's address, without a slash at the end */
  url: origin(),
  /** for screen readers, translators and hyphens: BCP 47 */
  lang: words().refine(isLanguage, 'is not the code of a language, such as en-KE'),
  ...texts('locale tagline').shape,
  /** for security.txt: where to report a vulnerability, and the day on which the file expires (RFC 9116) */
  security: z.strictObject({ contact: href(), expires: day() }).optional(),
});
export type SiteContent = z.infer<typeof site>;

const footerLinks = z.strictObject({ title: words(), items: list(siteLink, 'label') });
export type FooterLinksContent = z.infer<typeof footerLinks>;

/** A column that is left out, or has no entries, is not shown. */
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
  /** `company` is the legal name, as in the text */
  legalNotice: z.strictObject({ ...sample, company: optionalWords(), text: words() }),
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
export type NavigationContent = z.infer<typeof navigation>;

export const notFound = z.strictObject({
  meta,
  ...texts('kicker title titleAccent lead').shape,
  product: z.strictObject({ href: href(), ...texts('text').shape, action }),
  actions: list(action, 'label'),
});

export const feed = z.strictObject({
  path: href(),
  ...texts('title subtitle addressLabel').shape,
});

export const formId = () =>
  z.string().regex(/^[A-Za-z0-9]{4,64}$/, 'must be the letters and digits that follow /to/ in the form’s address');
/** The region of a form's account; by default the site's setting. */
export const region = z.enum(['us', 'eu']);

/** Ways to hear of the next edition, besides the feed. */
export const followEditions = z.strictObject({
  label: label(50),
  formId: formId()
    .refine(
      (id) => id !== process.env.NEXT_PUBLIC_TYPEFORM_ID,
      'is the download form; give another form, which asks only for an email address',
    )
    .optional(),
  region: region.optional(),
  /** a WhatsApp channel */
  channel: z
    .strictObject({
      href: z
        .string()
        .regex(/^https:\/\/(www\.)?whatsapp\.com\/channel\/\w+$/, 'must be its link, https://whatsapp.com/channel/…'),
      label: label(),
    })
    .optional(),
});
export type FollowEditionsContent = z.infer<typeof followEditions>;

/** The service that counts visits. */
export const analytics = z.discriminatedUnion(
  'service',
  [
    z.strictObject({ service: z.literal('none') }),
    z.strictObject({
      service: z.literal('plausible'),
      /** such as `https://plausible.io` */
      host: origin(),
      site: z
        .string()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be the site’s domain in Plausible, such as example.com'),
    }),
  ],
  'allowed are none, plausible',
);
export type AnalyticsContent = z.infer<typeof analytics>;

/** Whether every host reads a path alike: no empty segment, no `..`, and no encoded delimiter. */
const isPlainPath = (path: string) =>
  /^[\w./~%-]+$/.test(path) &&
  holds(() => /^(\/(?!\.{1,2}(\/|$))[^/\p{Cc}%?#\\]+)+\/?$/u.test(decodeURIComponent(path)));

/** Permanent redirects. */
export const redirects = list(
  z.strictObject({
    from: z.string().refine(isPlainPath, 'must be a path of this site, such as "/old-page"'),
    to: href().refine((to) => /^(\/|https:)/i.test(to), 'must be a path of this site, or start with https://'),
  }),
  'from',
);

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

export const publicationDetails = z.strictObject({
  ...texts('abstractTitle casesTitle shownOf shownHere restInPdf coverAlt draftLabel extract pageInPdf copyLink').shape,
  abbreviations: z.record(z.string().regex(/^[A-Z]+$/, 'is written in capitals'), words()),
  facts: texts('jurisdiction date cases pages file fileType'),
  share: texts('label whatsApp email'),
  credits: z.strictObject({ ...texts('author reviewer prepared').shape, 'by hand': words(), 'with AI': words() }),
  case: texts('outcome amount period provisions section citation laterHistory notChecked noneKnown checkedOn'),
  open: texts('label issue reasoning held'),
  report: z.strictObject({ ...texts('label subject ask').shape, email: href() }),
  copy: texts('copied refused'),
  cite: texts('title copyLabel'),
  siblings: texts('label previous next all'),
});

const counted = texts('one many');
export const publicationSearch = z.strictObject({
  ...texts(
    'label queryLabel submitLabel clearLabel casesLabel allCases held later page subjectsLabel followLabel skipLabel',
    'failed noScriptLabel noScript unavailable',
  ).shape,
  result: z.strictObject({ ...texts('looking and all near none').shape, cases: counted, editions: counted }),
  subjects: pageLink,
});
