/** How an attribute's text becomes an option's value, as the form library does it (specification §5). */
export type Transformation =
  | 'string'
  | 'boolean'
  | 'integer'
  | 'record'
  | 'integerOrString'
  | 'integerOrBoolean'
  | 'stringOrBoolean'
  | 'arrayOrBoolean';

/**
 * Every attribute that pasted HTML may carry, without `data-tf-`. The list is @typeform/embed 6.1's
 * (build-options-from-attributes) less its callbacks, which name functions that this site's pages do not have.
 */
export const attributeTransformations: Readonly<Record<string, Transformation>> = {
  source: 'string',
  domain: 'string',
  medium: 'string',
  'medium-version': 'string',
  open: 'string',
  'open-value': 'integer',
  'prevent-reopen-on-close': 'boolean',
  'respect-open-modals': 'string',
  'hide-footer': 'boolean',
  'hide-headers': 'boolean',
  opacity: 'integer',
  'disable-tracking': 'boolean',
  'auto-resize': 'stringOrBoolean',
  'transitive-search-params': 'arrayOrBoolean',
  hidden: 'record',
  'button-color': 'string',
  'button-text-color': 'string',
  'button-text-size': 'integerOrString',
  'button-width': 'integerOrString',
  'button-height': 'integerOrString',
  'button-align': 'string',
  top: 'integerOrString',
  bottom: 'integerOrString',
  'custom-icon': 'string',
  width: 'integerOrString',
  height: 'integerOrString',
  size: 'integer',
  'button-text': 'string',
  position: 'string',
  'enable-sandbox': 'boolean',
  tooltip: 'string',
  'notification-days': 'integer',
  'auto-close': 'integerOrBoolean',
  'share-ga-instance': 'stringOrBoolean',
  'force-touch': 'boolean',
  'inline-on-mobile': 'boolean',
  'auto-focus': 'boolean',
  tracking: 'record',
  'redirect-target': 'string',
  'iframe-props': 'record',
  'button-props': 'record',
  lazy: 'boolean',
  'keep-session': 'boolean',
  hubspot: 'boolean',
  'disable-scroll': 'boolean',
  'full-screen': 'boolean',
  'no-heading': 'boolean',
  preselect: 'record',
  'no-scrollbars': 'boolean',
};

type AttributeValue = string | number | boolean | readonly string[] | Readonly<Record<string, string>> | undefined;

/**
 * The value of an attribute. Booleans accept empty, `yes` and `true`, and read everything else as off.
 *
 * @param value the attribute's text; null where it is absent
 * @throws Error 'Invalid attribute transformation …' for a transformation that does not exist (specification §8)
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
