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

/**
 * What the house style refuses: numbers that are no claim, loud words, two entries with one name or portrait, a portrait
 * whose alternative text does not name the person.
 *
 * @returns sentences "content/home.ts: home.hero.title: …"
 */
export function editorialProblems(values: readonly ContentValue[]): string[] {
  const texts = values.flatMap(({ file, field, value }) =>
    typeof value === 'string' ? [{ file, field, value, where: `${file}: ${field}` }] : [],
  );
  const promised = texts.filter(
    ({ file, field, value }) =>
      promises.test(file) && !quoted.test(field) && !unread.test(field) && !address.test(value),
  );
  return [
    ...promised.flatMap(({ file, where, value }) => {
      const [loud] = hype.exec(value) ?? [];
      const printed = value.match(/\d[\d,]*(?:k\b|\+)?/g) ?? [];
      const foreign = printed.find((number) => !numbers.has(number));
      const isLarger = value.includes(larger) && !file.endsWith('/features.ts');
      return [
        ...(loud ? [`${where}: has "${loud}"; say what the product does, without such words, — and !`] : []),
        ...(foreign
          ? [`${where}: prints ${foreign}, which no claim is; add it to content/claims.ts, or write it in words`]
          : []),
        ...(isLarger
          ? [`${where}: prints ${larger}, which belongs to one feature; here ${claims.documents.display} is said`]
          : []),
      ];
    }),
    ...texts.flatMap(({ file, field, value, where }, index) => {
      const [, list = '', place = '', key = ''] = /^(.*)\[(\d+)\]\.([\w.]+)$/.exec(field) ?? [];
      const rule = own.find((one) => one.list.test(`${file} ${list}`) && one.keys.includes(key));
      if (!rule || Number(place) === 0) return [];
      const isTwin = (other: (typeof texts)[number]) =>
        other.file === file &&
        other.value === value &&
        other.field.startsWith(`${list}[`) &&
        other.field.endsWith(`].${key}`);
      const twin = texts.slice(0, index).find(isTwin);
      return twin ? [`${where}: is the same as ${twin.field}; each ${rule.entry} needs another`] : [];
    }),
    ...texts.flatMap(({ file, field, value, where }) => {
      const name = texts.find((other) => other.file === file && other.field === field.replace(/photoAlt$/, 'name'));
      const isNamed = !field.endsWith('].photoAlt') || !name || value.includes(name.value);
      return isNamed ? [] : [`${where}: does not name ${name.value}, whom the picture shows`];
    }),
  ];
}
