import { existsSync } from 'node:fs';
import { z } from 'zod';
import { hexColour } from '../../components/launchers/colour';
import type { CommonOptions, LauncherMode, OwnOptions } from '../../content/launcher-types';
import { formIdPattern } from '../../lib/form-settings';

const text = z.string('give some words in quotes').trim().min(1, 'give some words in quotes');
const size = z.union([z.number().positive(), z.string().regex(/^\d+(px|%|vw|vh|rem|em)?$/)], {
  error: 'give a number of px, or a string with a unit, such as "90%"',
});
const label = text.max(50, 'at most 50 characters fit a button');
const colour = z
  .string()
  .regex(hexColour, 'Expected a valid hex string: 3, 4, 6 or 8 hex digits after #, such as "#3a7685"');
const fields = z.record(
  z.string(),
  z.string('give the value in quotes'),
  'give names and values in quotes: { name: "value" }',
);

/** A schema for each option that the types allow, and for no other: a missing or misspelt one does not compile. */
type SchemaOf<Options> = { [Name in keyof Options]-?: z.ZodType<Options[Name]> };

const common = {
  hidden: fields.optional(),
  preselect: fields.refine((given) => Object.keys(given).length === 1, 'give one question: one answer').optional(),
  tracking: fields.optional(),
  transitiveSearchParams: z.union([z.literal(true), z.array(z.string())], 'give true or a list of names').optional(),
  disableTracking: flag(),
  enableSandbox: flag(),
  opacity: z.number().min(0, 'give 0 to 100').max(100, 'give 0 to 100').optional(),
  hideHeaders: flag(),
  hideFooter: flag(),
  noHeading: flag(),
  disableScroll: flag(),
  redirectTarget: choice('_self', '_top', '_blank', '_parent').optional(),
  autoClose: z
    .custom<true | number>(
      (value) => value === true || (Number.isInteger(value) && Number(value) > 0),
      'give true (500 ms) or a number of milliseconds above 0',
    )
    .optional(),
  keepSession: flag(),
  open: choice('load', 'exit', 'scroll', 'time').optional(),
  openValue: z.number().min(0, 'give a number from 0').optional(),
  preventReopenOnClose: flag(),
  respectOpenModals: choice('all', 'same').optional(),
  shareGaInstance: z.union([z.literal(true), z.string()], "give true or the tracker's id").optional(),
  hubspot: flag(),
} satisfies SchemaOf<CommonOptions>;

const options = {
  popup: {
    size: z.number().min(1, 'give 1 to 100').max(100, 'give 1 to 100').optional(),
    width: size.optional(),
    height: size.optional(),
  },
  slider: { width: size.optional(), position: choice('left', 'right').optional() },
  popover: {
    width: size.optional(),
    height: size.optional(),
    buttonColor: colour.optional(),
    tooltip: text.optional(),
    notificationDays: z.number().int().positive('give a whole number of days from 1').optional(),
  },
  'side-tab': { width: size.optional(), height: size.optional(), buttonColor: colour.optional() },
} satisfies { [Mode in LauncherMode]: SchemaOf<OwnOptions[Mode]> };

/** The options that a launcher of one mode may have. */
export function launcherOptionNames(mode: LauncherMode): readonly string[] {
  return Object.keys({ ...common, ...options[mode] });
}

const page = z
  .string()
  .refine(
    (path) => /^\/(.*[^/])?$/.test(path) && existsSync(`app${path}/page.tsx`),
    'give a page of this site, such as "/legal"',
  );
const base = {
  pages: z.union(
    [page, z.array(page).min(1, 'name at least one page')],
    'give a page of this site, such as "/legal", or a list',
  ),
  title: text.optional(),
  text: text.optional(),
  sample: z.literal(true).optional(),
};

/**
 * The shape of a launcher of one mode. Unknown fields are refused: a misspelt one would be passed over in silence.
 * Used at build and in tests only; no page loads it.
 */
export function launcherSchema(mode: LauncherMode) {
  return z.strictObject({
    ...base,
    mode: z.literal(mode),
    label: mode === 'side-tab' ? label.optional() : label,
    formId: z
      .string()
      .regex(formIdPattern, "give the letters and digits that follow /to/ in the form's address")
      .optional(),
    region: choice('us', 'eu').optional(),
    options: z
      .strictObject({ ...common, ...options[mode] })
      .superRefine(combinations(mode === 'popup'))
      .optional(),
  });
}

/** Options that are each right and together wrong: the form library would drop one of them in silence. */
const combinations = (isPopup: boolean) => (given: Record<string, unknown>, context: z.RefinementCtx) => {
  const { size: percent, width, height, open, openValue } = given;
  const add = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (percent !== undefined && (width ?? height) !== undefined) {
    add('size', 'size and width or height are both given; allowed is size alone, or width and height together');
  }
  if (isPopup && (width === undefined) !== (height === undefined)) {
    add(width === undefined ? 'width' : 'height', 'width and height hold only together; give both, or size');
  }
  if (open === 'exit' && !openValue) add('openValue', "open: 'exit' needs it: pixels from the window's top, above 0");
  if (open === 'scroll' && !openValue) add('openValue', "open: 'scroll' needs it: per cent of the page, above 0");
  if (open === 'time' && openValue === undefined) add('openValue', "open: 'time' needs it: milliseconds");
  if (open === undefined && openValue !== undefined) add('open', 'openValue needs it; allowed are exit, scroll, time');
};

function flag() {
  return z.boolean('give true or false').optional();
}

function choice<const Names extends readonly string[]>(...names: Names) {
  return z.enum(names, `allowed are ${names.join(', ')}`);
}
