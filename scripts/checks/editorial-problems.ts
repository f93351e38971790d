import { claims, counted } from '../../content/claims';
import { video } from '../../content/video';
import type { ContentText } from './content-values';
import { address } from './copy-problems';
import type { Message, TextCheck } from './text-problems';

/** The pages that promise something. What others said of the product is theirs, numbers included. */
const promises = /^content\/(home|legal|features|challenges)\.ts$/;
const quoted = /\.testimonials\./;
/** Parts of content that are not read as sentences: addresses, names of drawings, a claim's other wordings. */
const unread = /(^|\.)(href|id|image|mark|names|said|unit|icon|link)(\.|\[|$)/;

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
  // the length of the film
  String(video?.seconds),
]);

/** Fields that tell the entries of a list apart, to readers, in addresses or to React. */
const apart = /^(id|hash|name|label|question|quote|city|photo|bio|profile\.href|challenge\.title)$/;

/**
 * What the house style refuses: numbers that are no claim, loud words, two entries with one name or portrait, a portrait
 * whose alternative text does not name the person.
 */
export const houseStyle: TextCheck = (text, all) => [
  ...(isPromise(text) ? promiseProblems(text) : []),
  twinProblem(text, all),
  portraitProblem(text, all),
];

const isPromise = ({ file, field, value }: ContentText) =>
  promises.test(file) && !quoted.test(field) && !unread.test(field) && !address.test(value);

function promiseProblems({ file, value }: ContentText): Message[] {
  const [loud] = hype.exec(value) ?? [];
  const foreign = value.match(/\d[\d,]*(?:k\b|\+)?/g)?.find((number) => !numbers.has(number));
  const isLarger = value.includes(larger) && !file.endsWith('/features.ts');
  return [
    loud && `has "${loud}"; say what the product does, without such words, — and !`,
    foreign && `prints ${foreign}, which no claim is; add it to content/claims.ts, or write it in words`,
    isLarger && `prints ${larger}, which belongs to one feature; here ${claims.documents.display} is said`,
  ];
}

function twinProblem({ file, field, value }: ContentText, texts: readonly ContentText[]): Message {
  const [, list = '', place = '', key = ''] = /^(.*)\[(\d+)\]\.([\w.]+)$/.exec(field) ?? [];
  if (!apart.test(key)) return undefined;
  const before = Array.from({ length: Number(place) }, (_, index) => `${list}[${index}].${key}`);
  const twin = texts.find((other) => other.file === file && other.value === value && before.includes(other.field));
  return twin && `is the same as ${twin.field}; each needs another`;
}

function portraitProblem({ file, field, value }: ContentText, texts: readonly ContentText[]): Message {
  const isWithoutWords = !texts.some((other) => other.file === file && other.field === `${field}Alt`);
  // In the team's file the compiler asks for it.
  if (/\]\.photo$/.test(field) && isWithoutWords && !file.endsWith('/team.ts'))
    return 'has no photoAlt beside it, which says what the picture shows';
  if (!field.endsWith('].photoAlt')) return undefined;
  const owner = field.replace(/photoAlt$/, 'name');
  const name = texts.find((other) => other.file === file && other.field === owner)?.value ?? '';
  return value.trim() !== '' && !value.includes(name) && `does not name ${name}, whom the picture shows`;
}
