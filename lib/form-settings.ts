/** Which form the site asks before a PDF: the owner's Typeform, or, without an id, the built-in page. */
export type FormSettings = {
  /** the part of the form's address after `/to/`; undefined for the built-in form page */
  id?: string;
  /** where that form is, `https://form.typeform.com/`: what a page names, its policy lets in (scripts/export/policy) */
  service?: string;
  region: FormRegion;
  /** true: the form takes answers but stores none */
  sandbox: boolean;
};

type FormRegion = keyof typeof formHosts;

type FormEnvironment = { id?: string; region?: string; sandbox?: string; mode?: string };

/** The hosts of @typeform/embed 6.1 (DEFAULT_DOMAIN, DEFAULT_EU_DOMAIN). */
export const formHosts = { us: 'form.typeform.com', eu: 'form.typeform.eu' } as const;

/** The built-in form page, for a site with no Typeform account (docs/design.md §5). */
export const builtInFormPath = '/forms/preview/';

/** The hidden field's value when a publication has no title (R6.4). */
const unknownPublication = 'Unknown Publication';

// Each name in full: Next writes `process.env.NEXT_PUBLIC_…` into the browser's code only where it stands literally.
const environment: FormEnvironment = {
  id: process.env.NEXT_PUBLIC_TYPEFORM_ID,
  region: process.env.NEXT_PUBLIC_TYPEFORM_REGION,
  sandbox: process.env.NEXT_PUBLIC_TYPEFORM_SANDBOX,
  mode: process.env.NODE_ENV,
};

/**
 * The form's settings from the environment. Sandbox is on in development and off in a production build unless set: with
 * it on, a live site would lose every answer (docs/design.md §5). Empty variables count as unset; wrong ones stop the build
 * (content/schema/forms.ts).
 */
export function formSettings({ id, region, sandbox, mode }: FormEnvironment = environment): FormSettings {
  const host: FormRegion = region === 'eu' ? 'eu' : 'us';
  return {
    ...(id && { id, service: `https://${formHosts[host]}/` }),
    region: host,
    sandbox: sandbox ? sandbox === 'true' : mode === 'development',
  };
}

/** The form's hidden fields: the publication's title, or 'Unknown Publication' (R6.4). */
export function hiddenFields(title: string): { publication: string } {
  return { publication: title.trim() || unknownPublication };
}

/**
 * Where a card leads without scripts, `/forms/preview/#publication=…&in=tab`: the built-in form, or the way to the
 * owner's and to the PDF. By `in=tab` the page's style sheet knows whether to say whose form it is.
 */
export function formPageAddress(title: string): string {
  return `${builtInFormPath}#${formPageFragment(title)}`;
}

/** The hash of that address, which is also the id of the publication's place on the page: `:target` finds it. */
export function formPageFragment(title: string): string {
  return String(new URLSearchParams({ ...hiddenFields(title), in: 'tab' }));
}

/**
 * The form's address for a tab of its own: `https://form.typeform.com/to/…#publication=…`, or formPageAddress.
 * The title stands in the hash, as the library puts it, so it is never part of a request.
 */
export function formAddress({ id, region }: Pick<FormSettings, 'id' | 'region'>, title: string): string {
  if (!id) return formPageAddress(title);
  return `https://${formHosts[region]}/to/${id}#${new URLSearchParams(hiddenFields(title))}`;
}

/** The library's `id`: the form's, or the built-in page's absolute address, which it loads as it is. */
export function formWidgetId({ id }: Pick<FormSettings, 'id'>, siteOrigin: string): string {
  return id ?? new URL(builtInFormPath, siteOrigin).href;
}

/** The origin that the form's messages come from. */
export function formOrigin({ service }: Pick<FormSettings, 'service'>, siteOrigin: string): string {
  return service ? new URL(service).origin : siteOrigin;
}
