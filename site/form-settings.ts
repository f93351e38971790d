type FormRegion = keyof typeof formHosts;

type FormEnvironment = { id?: string; region?: string; sandbox?: string; mode?: string };

/** The hosts of @typeform/embed 6.1 (DEFAULT_DOMAIN, DEFAULT_EU_DOMAIN). */
export const formHosts = { us: 'form.typeform.com', eu: 'form.typeform.eu' } as const;

/** The built-in form page, for a site with no Typeform account (docs/design.md §5). */
export const builtInFormPath = '/forms/preview/';

// Each name in full: Next writes `process.env.NEXT_PUBLIC_…` into the browser's code only where it is written literally.
const environment: FormEnvironment = {
  id: process.env.NEXT_PUBLIC_TYPEFORM_ID,
  region: process.env.NEXT_PUBLIC_TYPEFORM_REGION,
  sandbox: process.env.NEXT_PUBLIC_TYPEFORM_SANDBOX,
  mode: process.env.NODE_ENV,
};

/**
 * The form's settings from the environment; without an id its address is the path of the built-in form page. In a sandbox
 * the form stores no answer, so it is off in a production build unless set. Empty variables count as unset; wrong ones stop
 * the build (content/schema/forms.ts).
 */
export function formSettings({ id, region, sandbox, mode }: FormEnvironment = environment) {
  const host: FormRegion = region === 'eu' ? 'eu' : 'us';
  return {
    address: id ? typeformAddress(id, host) : builtInFormPath,
    region: host,
    sandbox: sandbox ? sandbox === 'true' : mode === 'development',
  };
}

export const typeformAddress = (id: string, region: FormRegion): string => `https://${formHosts[region]}/to/${id}`;

/** The form's hidden field `publication`: the title, or 'Unknown Publication' (R6.4). */
export const publicationField = (title: string) => ({ publication: title.trim() || 'Unknown Publication' });

/**
 * Where a card leads without scripts, `/forms/preview/#publication=…&in=tab`: the built-in form, or a link to the owner's
 * and the PDF. `in=tab` makes the hash match an element, so that CSS shows the site's name only outside a frame.
 */
export const formPageAddress = (title: string): string => `${builtInFormPath}#${formPageFragment(title)}`;

/** The hash of that address, which is also the id of the publication's place on the page: `:target` finds it. */
export const formPageFragment = (title: string): string =>
  String(new URLSearchParams({ ...publicationField(title), in: 'tab' }));
