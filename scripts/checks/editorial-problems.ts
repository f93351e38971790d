import { claims, counted } from '../../content/claims';
import type { ContentValue } from './walk-content';

/** The pages that promise something. What others said of the product is theirs, numbers included. */
const promises = /^content\/(home|legal|features|challenges)\.ts$/;
const quoted = /\.testimonials\./;
/** Parts of content that are not read as sentences: addresses, names of drawings, a claim's other wordings. */
const unread = /(^|\.)(href|id|image|mark|names|said|unit|icon|link)(\.|\[|$)/;
const address = /^([a-z]+:|\/|#)\S*$/i;

const hype =
  /\b(unlock|seamless|revolution|cutting.edge|game.chang|empower|supercharg|leverage|world.class|effortless)\w*|—|!/i;

const larger = claims.repositoryDocuments.display;
const numbers = new Set([
  ...Object.values(claims).flatMap(({ display, said }) => [
    display,
    display.replace('+', ''),
    said.replace(/^\D+/, ''),
  ]),
  // the sections of the Act under which the practice directions are issued (docs/facts.md)
  '3',
  ...(counted.asAt.match(/\d+/g) ?? []),
]);

/** Lists whose entries have these fields to themselves, and what an entry is. */
const own = [
  { list: /^content\/team\.ts .*members$/, keys: ['name', 'photo', 'bio', 'profile.href'], entry: 'person' },
  { list: /^content\/features\.ts .*items$/, keys: ['id', 'name', 'title'], entry: 'feature' },
];

type Text = { file: string; field: string; value: string };

/**
 * What the house style refuses: numbers that are no claim, loud words, two entries with one name or portrait, a portrait
 * whose alternative text does not name the person.
 *
 * @returns sentences "content/home.ts: home.hero.title: …"
 */
export function editorialProblems(values: readonly ContentValue[]): string[] {
  const texts = values.filter((entry): entry is Text => typeof entry.value === 'string');
  return texts.flatMap((text) =>
    [
      ...(isPromise(text) ? promiseProblems(text) : []),
      ...twinProblems(text, texts),
      ...portraitProblems(text, texts),
    ].map((problem) => `${text.file}: ${text.field}: ${problem}`),
  );
}

const isPromise = ({ file, field, value }: Text) =>
  promises.test(file) && !quoted.test(field) && !unread.test(field) && !address.test(value);

function promiseProblems({ file, value }: Text): string[] {
  const [loud] = hype.exec(value) ?? [];
  const foreign = value.match(/\d[\d,]*(?:k\b|\+)?/g)?.find((number) => !numbers.has(number));
  const isLarger = value.includes(larger) && !file.endsWith('/features.ts');
  return [
    ...(loud ? [`has "${loud}"; say what the product does, without such words, — and !`] : []),
    ...(foreign ? [`prints ${foreign}, which no claim is; add it to content/claims.ts, or write it in words`] : []),
    ...(isLarger ? [`prints ${larger}, which belongs to one feature; here ${claims.documents.display} is said`] : []),
  ];
}

function twinProblems({ file, field, value }: Text, texts: readonly Text[]): string[] {
  const [, list = '', place = '', key = ''] = /^(.*)\[(\d+)\]\.([\w.]+)$/.exec(field) ?? [];
  const rule = own.find((one) => one.list.test(`${file} ${list}`) && one.keys.includes(key));
  if (!rule) return [];
  const before = Array.from({ length: Number(place) }, (_, index) => `${list}[${index}].${key}`);
  const twin = texts.find((other) => other.file === file && other.value === value && before.includes(other.field));
  return twin ? [`is the same as ${twin.field}; each ${rule.entry} needs another`] : [];
}

function portraitProblems({ file, field, value }: Text, texts: readonly Text[]): string[] {
  if (!field.endsWith('].photoAlt')) return [];
  const owner = field.replace(/photoAlt$/, 'name');
  const name = texts.find((other) => other.file === file && other.field === owner)?.value ?? '';
  return value.includes(name) ? [] : [`does not name ${name}, whom the picture shows`];
}
