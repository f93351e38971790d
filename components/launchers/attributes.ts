import type { PopoverOptions, PopupOptions, SidetabOptions, SliderOptions, WidgetOptions } from '@typeform/embed';

/** How an attribute's text becomes an option's value, as the form library does it (R8.1). */
export type Transformation =
  | 'string'
  | 'boolean'
  | 'integer'
  | 'record'
  | 'integerOrString'
  | 'integerOrBoolean'
  | 'stringOrBoolean'
  | 'arrayOrBoolean';

type LibraryOptions = PopupOptions & SliderOptions & PopoverOptions & SidetabOptions & WidgetOptions;

/** The transformation that gives what an option takes. */
type For<Value> = string[] extends Value
  ? 'arrayOrBoolean'
  : number extends Value
    ? boolean extends Value
      ? 'integerOrBoolean'
      : string extends Value
        ? 'integerOrString'
        : 'integer'
    : boolean extends Value
      ? string extends Value
        ? 'stringOrBoolean'
        : 'boolean'
      : Value extends string
        ? 'string'
        : 'record';

/**
 * The options that pasted HTML may give, as `data-tf-…`: the library's own (build-options-from-attributes), less its
 * callbacks, which name functions that this site's pages do not have.
 */
const transformations = {
  source: 'string',
  domain: 'string',
  medium: 'string',
  mediumVersion: 'string',
  open: 'string',
  openValue: 'integer',
  preventReopenOnClose: 'boolean',
  respectOpenModals: 'string',
  hideFooter: 'boolean',
  hideHeaders: 'boolean',
  opacity: 'integer',
  disableTracking: 'boolean',
  autoResize: 'stringOrBoolean',
  transitiveSearchParams: 'arrayOrBoolean',
  hidden: 'record',
  buttonColor: 'string',
  buttonTextColor: 'string',
  buttonTextSize: 'integerOrString',
  buttonWidth: 'integerOrString',
  buttonHeight: 'integerOrString',
  buttonAlign: 'string',
  top: 'integerOrString',
  bottom: 'integerOrString',
  customIcon: 'string',
  width: 'integerOrString',
  height: 'integerOrString',
  size: 'integer',
  buttonText: 'string',
  position: 'string',
  enableSandbox: 'boolean',
  tooltip: 'string',
  notificationDays: 'integer',
  autoClose: 'integerOrBoolean',
  shareGaInstance: 'stringOrBoolean',
  forceTouch: 'boolean',
  inlineOnMobile: 'boolean',
  autoFocus: 'boolean',
  tracking: 'record',
  redirectTarget: 'string',
  iframeProps: 'record',
  buttonProps: 'record',
  lazy: 'boolean',
  keepSession: 'boolean',
  hubspot: 'boolean',
  disableScroll: 'boolean',
  fullScreen: 'boolean',
  noHeading: 'boolean',
  preselect: 'record',
  noScrollbars: 'boolean',
} as const satisfies { [Name in keyof LibraryOptions]?: For<NonNullable<LibraryOptions[Name]>> };

/** Every attribute that pasted HTML may carry, without `data-tf-`, and how its text is read. */
export const attributeTransformations: Readonly<Record<string, Transformation>> = Object.fromEntries(
  Object.entries(transformations).map(([name, transformation]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    transformation,
  ]),
);

type AttributeValue = string | number | boolean | readonly string[] | Readonly<Record<string, string>> | undefined;

/**
 * The value of an attribute. Booleans accept empty, `yes` and `true`, and read everything else as off.
 *
 * @param value the attribute's text; null where it is absent
 * @throws Error 'Invalid attribute transformation …' for a transformation that does not exist (R8.5)
 */
export function attributeValue(value: string | null, transformation: Transformation): AttributeValue {
  switch (transformation) {
    case 'string':
      return value || undefined;
    case 'boolean':
      return value === null ? undefined : ['', 'yes', 'true'].includes(value);
    case 'integer':
      return integer(value);
    case 'record':
      return value ? Object.fromEntries(listed(value).map(pair)) : undefined;
    case 'integerOrString':
      return value && /^\d+$/.test(value) ? integer(value) : value || undefined;
    case 'integerOrBoolean':
      return integer(value) ?? attributeValue(value, 'boolean');
    case 'stringOrBoolean':
      return value || attributeValue(value, 'boolean');
    case 'arrayOrBoolean':
      return value ? listed(value.replace(/\s/g, '')) : attributeValue(value, 'boolean');
    default:
      throw new Error(`Invalid attribute transformation ${transformation}`);
  }
}

function integer(value: string | null): number | undefined {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}

/** Splits at commas; `\,` is a comma in a value. */
function listed(value: string): string[] {
  return value
    .split(/(?<!\\),/)
    .filter((item) => item !== '')
    .map((item) => item.replaceAll('\\,', ','));
}

function pair(item: string): readonly [string, string] {
  const at = item.indexOf('=');
  return at < 1 ? [item.trim(), ''] : [item.slice(0, at).trim(), item.slice(at + 1)];
}
