import { z } from 'zod';
import { label, list, optionalTexts, optionalWords, page, sample } from './kinds';
import { formId, region } from './site';

const size = z.union(
  [z.number().positive(), z.string().regex(/^\d+(px|%|vw|vh|rem|em)?$/)],
  'must be a number of px, or text with a unit, such as "90%"',
);
/** Only hex: the form library checks no other format. */
const colour = z
  .string()
  .regex(
    /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
    'Expected a valid hex string: # and 3, 4, 6 or 8 digits, such as "#3a7685"',
  );
const flag = z.boolean().optional();
const fields = z.record(z.string(), z.string());

/** The form library's options that every mode has; docs/forms.md explains each. */
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
/** The options of each mode. `size` is per cent of the window less 80 px. */
const options = {
  popup: z.strictObject({ ...common, ...box, size: z.number().min(1).max(100).optional() }),
  slider: z.strictObject({ ...common, width: size.optional(), position: z.enum(['left', 'right']).optional() }),
  popover: z.strictObject({
    ...common,
    ...box,
    ...optionalTexts('tooltip'),
    buttonColor: colour.optional(),
    notificationDays: z.int().positive().optional(),
  }),
  'side-tab': z.strictObject({ ...common, ...box, buttonColor: colour.optional() }),
};
export type LauncherMode = keyof typeof options;
export type CommonOptions = z.infer<z.ZodObject<typeof common>>;

type Given = { size?: unknown; width?: unknown; height?: unknown; open?: string; openValue?: number };

/** Reports options that exclude each other: the form library would silently drop one. */
const checkCombinations = (isPopup: boolean) => (given: Given, context: z.RefinementCtx) => {
  const report = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  const { open, openValue } = given;
  if (given.size !== undefined && (given.width ?? given.height) !== undefined)
    report('size', 'cannot be combined with width or height; give size alone, or width and height together');
  if (isPopup && (given.width === undefined) !== (given.height === undefined))
    report(given.width === undefined ? 'width' : 'height', 'is missing; width and height have to be given together');
  if (open === 'exit' && !openValue) report('openValue', 'is missing: pixels from the window’s top, above 0');
  if (open === 'scroll' && !openValue) report('openValue', 'is missing: per cent of the page, above 0');
  if (open === 'time' && openValue === undefined) report('openValue', 'is missing: milliseconds');
  if (open === undefined && openValue !== undefined) report('open', 'is missing; allowed are exit, scroll, time');
};

const shared = {
  ...sample,
  /** where it shows */
  pages: z.union([page(), list(page())]),
  /** the text of the button; a popover's accessible name */
  label: label(50),
  /** `title` is the form's accessible name, by default the label; `text` is a sentence before the button */
  ...optionalTexts('title text'),
  /** without it the built-in form page opens */
  formId: formId().optional(),
  region: region.optional(),
};
const launcher = <Mode extends LauncherMode, Options extends z.ZodType>(mode: Mode, given: Options) =>
  z.strictObject({ ...shared, mode: z.literal(mode), options: given.optional() });

const anyLauncher = z.discriminatedUnion(
  'mode',
  [
    launcher('popup', options.popup.superRefine(checkCombinations(true))),
    launcher('slider', options.slider.superRefine(checkCombinations(false))),
    launcher('popover', options.popover.superRefine(checkCombinations(false))),
    // Without a label it says "Launch me" (R9.4).
    launcher('side-tab', options['side-tab'].superRefine(checkCombinations(false))).extend({
      label: optionalWords(50),
    }),
  ],
  'allowed are popup, slider, popover, side-tab',
);
export type Launcher = z.infer<typeof anyLauncher>;

/** A second popover or side tab would cover the first. */
export const launchers = list(anyLauncher).superRefine((all, context) => {
  for (const [index, { mode, pages }] of all.entries()) {
    const taken = all.slice(0, index).flatMap((before) => (before.mode === mode ? [before.pages].flat() : []));
    const page = [pages].flat().find((path) => taken.includes(path));
    if (page && (mode === 'popover' || mode === 'side-tab'))
      context.addIssue({
        code: 'custom',
        path: [index, 'pages'],
        message: `${page} already has a ${mode}; a page can have one`,
      });
  }
});
