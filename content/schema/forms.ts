import { z } from 'zod';
import { meta, texts, words } from './kinds';
import { pageLink, siteLink } from './sections';
import { formId, region } from './site';

const titled = texts('title text');

export const gate = z.strictObject({
  ...texts('buttonLabel openingLabel loading').shape,
  dialog: z.strictObject({ ...texts('title text closeLabel frameTitle').shape, privacy: pageLink }),
  offer: z.strictObject({
    pages: texts('one many'),
    opens: words(),
    why: titled,
    answers: titled,
    mail: titled,
  }),
  failures: z.strictObject({ silent: titled, offline: titled, duplicate: titled, closed: titled }),
  alternatives: z.strictObject({
    ...texts('retryLabel newTabLabel emailText emailSubject').shape,
    email: siteLink,
  }),
  status: texts('opened blocked'),
});

/** On the form page, when the address names no publication. */
export const allPublicationsHint = z.strictObject({ text: words(), list: pageLink });

/** Without scripts: the page between a card and the owner's form. */
export const ownFormPage = z.strictObject({
  meta,
  title: words(),
  ...texts('formLead formLabel sentLabel').shape,
});

/** The form page of a site without a form's id. */
export const builtInForm = z.strictObject({
  meta,
  ...texts('forLabel notice requiredLabel optionalLabel noAddress').shape,
  missing: texts('name email question'),
  fields: texts('name email organisation question consent'),
  forPdf: texts('title submitLabel consentNote'),
  general: texts('title answered submitLabel consentNote'),
  thanks: titled,
  noScript: titled,
  privacy: z.strictObject({ text: words(), ...pageLink.shape }),
});

const unset = z.literal('').optional();

const yesOrNo = z.enum(['true', 'false']).or(unset);

/** Variables for the form before a PDF (site/form-settings.ts), and for a preview of drafts. */
export const environment = z.object({
  NEXT_PUBLIC_TYPEFORM_ID: formId().or(unset),
  NEXT_PUBLIC_TYPEFORM_REGION: region.or(unset),
  NEXT_PUBLIC_TYPEFORM_SANDBOX: yesOrNo,
  DRAFTS: yesOrNo,
});
