import { z } from 'zod';
import { label, list, maybe, page, sample } from './kinds';
import { formId, region } from './site';

const size = z.union(
  [z.number().positive(), z.string().regex(/^\d+(px|%|vw|vh|rem|em)?$/)],
  'must be a number of px, or text with a unit, such as "90%"',
);
/** Without its # the form library and the browser would read it differently. */
const colour = z
  .string()
  .regex(
    /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
    'Expected a valid hex string: # and 3, 4, 6 or 8 digits, such as "#3a7685"',
  );
const flag = z.boolean().optional();
const fields = z.record(z.string(), z.string());

/** Options that content may set on any launcher: the form library's own, by name and type. docs/forms.md explains each. */
const common = {
  hidden: fields.optional(),
  preselect: fields.refine((given) => Object.keys(given).length === 1, 'must be one question: one answer').optional(),
  tracking: fields.optional(),
  transitiveSearchParams: z.union([z.literal(true), z.array(z.string())], 'must be true or a list of names').optional(),
  disableTracking: flag,
  enableSandbox: flag,
  opacity: z.number().min(0).max(100).optional(),
  hideHeaders: flag,
  hideFooter: flag,
  noHeading: flag,
  disableScroll: flag,
  redirectTarget: z.enum(['_self', '_top', '_blank', '_parent']).optional(),
  autoClose: z
    .union([z.literal(true), z.int().positive('must be true (500 ms) or a number of milliseconds above 0')])
    .optional(),
  keepSession: flag,
  open: z.enum(['load', 'exit', 'scroll', 'time']).optional(),
  openValue: z.number().min(0).optional(),
  preventReopenOnClose: flag,
  respectOpenModals: z.enum(['all', 'same']).optional(),
  shareGaInstance: z.union([z.literal(true), z.string()], 'must be true or the tracker’s id').optional(),
  hubspot: flag,
};

const box = { width: size.optional(), height: size.optional() };
/** Per mode, with those that it has alone. `size` is per cent of the window less 80 px. */
const options = {
  popup: z.strictObject({ ...common, ...box, size: z.number().min(1).max(100).optional() }),
  slider: z.strictObject({ ...common, width: size.optional(), position: z.enum(['left', 'right']).optional() }),
  popover: z.strictObject({
    ...common,
    ...box,
    ...maybe('tooltip'),
    buttonColor: colour.optional(),
    notificationDays: z.int().positive().optional(),
  }),
  'side-tab': z.strictObject({ ...common, ...box, buttonColor: colour.optional() }),
};
export type LauncherMode = keyof typeof options;
export type CommonOptions = z.infer<z.ZodObject<typeof common>>;

type Given = { size?: unknown; width?: unknown; height?: unknown; open?: string; openValue?: number };

/** Options that are each right and together wrong: the form library would drop one of them in silence. */
const combinations = (isPopup: boolean) => (given: Given, context: z.RefinementCtx) => {
  const say = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  const { open, openValue } = given;
  if (given.size !== undefined && (given.width ?? given.height) !== undefined)
    say('size', 'stands beside width or height; allowed is size alone, or width and height together');
  if (isPopup && (given.width === undefined) !== (given.height === undefined))
    say(given.width === undefined ? 'width' : 'height', 'is missing; width and height hold only together');
  if (open === 'exit' && !openValue) say('openValue', 'is missing: pixels from the window’s top, above 0');
  if (open === 'scroll' && !openValue) say('openValue', 'is missing: per cent of the page, above 0');
  if (open === 'time' && openValue === undefined) say('openValue', 'is missing: milliseconds');
  if (open === undefined && openValue !== undefined) say('open', 'is missing; allowed are exit, scroll, time');
};

const shared = {
  ...sample,
  /** the page or pages it stands on */
  pages: z.union([page(), list(page())]),
  /** the words on the button; of a popover, its accessible name */
  label: label(50),
  /** `title` is the form's name for assistive technology, else the label; `text` a sentence before the button */
  ...maybe('title text'),
  /** without one the site's built-in form page opens */
  formId: formId().optional(),
  region: region.optional(),
};
const launcher = <Mode extends LauncherMode, Options extends z.ZodType>(mode: Mode, given: Options) =>
  z.strictObject({ ...shared, mode: z.literal(mode), options: given.optional() });

const anyLauncher = z.discriminatedUnion(
  'mode',
  [
    launcher('popup', options.popup.superRefine(combinations(true))),
    launcher('slider', options.slider.superRefine(combinations(false))),
    launcher('popover', options.popover.superRefine(combinations(false))),
    // One without words says 'Launch me'.
    launcher('side-tab', options['side-tab'].superRefine(combinations(false))).extend({ label: label(50).optional() }),
  ],
  'allowed are popup, slider, popover, side-tab',
);
export type Launcher = z.infer<typeof anyLauncher>;

/** A page has room for one popover and one side tab: a second would cover the first. */
export const launchers = list(anyLauncher).superRefine((all, context) => {
  for (const [index, { mode, pages }] of all.entries()) {
    const taken = all.slice(0, index).flatMap((before) => (before.mode === mode ? [before.pages].flat() : []));
    const page = [pages].flat().find((path) => taken.includes(path));
    if (page && (mode === 'popover' || mode === 'side-tab'))
      context.addIssue({
        code: 'custom',
        path: [index, 'pages'],
        message: `${page} has a ${mode} already; allowed is one a page`,
      });
  }
});
