import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { videoPlayer } from '../../components/sections/introduction-video/video-address';
import { isoDate } from '../../lib/format-date';
import type { Problem } from '../../lib/problem';
import type { ContentText, ContentValue } from './content-values';

/** What is wrong with one text of the content: no message, one or more. `all` are the texts around it. */
export type TextCheck = (text: ContentText, all: readonly ContentText[]) => Messages | Promise<Messages>;
type Messages = Message | readonly Message[];
export type Message = string | false | undefined;

/** The problems that the checks find in texts, each text by itself. */
export async function textProblems(values: readonly ContentValue[], checks: readonly TextCheck[]): Promise<Problem[]> {
  const texts = values.filter((entry): entry is ContentText => typeof entry.value === 'string');
  const problems = await Promise.all(
    texts.map(async (text) => {
      const messages = await Promise.all(checks.map((check) => check(text, texts)));
      const { file, field } = text;
      return messages.flat().flatMap((message) => (message ? [{ file, field, message }] : []));
    }),
  );
  return problems.flat();
}

const filePath = /^\/[\w./-]+\.(png|jpe?g|webp|avif|svg|pdf|mp4|webm|vtt)$/i;

/** Empty words, links to nowhere and files that are not in public/. */
export const emptyOrMissing: TextCheck = ({ field, value }) => {
  if (value.trim() === '') {
    const kind = /alt$/i.test(field) ? 'an alternative text says what the picture shows' : 'a text has words in it';
    return `is empty; ${kind}, or leave the field out`;
  }
  if (value === '#') return '"#" leads nowhere';
  return filePath.test(value) && !existsSync(join('public', value)) ? `there is no file public${value}` : undefined;
};

const most = { title: 60, description: 160 };
const leastDescription = 70;

/** Titles and descriptions of pages (`meta`) that a search result would cut off, and two pages that share one. */
export const metadata: TextCheck = (text, all) => {
  const { field, value } = text;
  const [, part] = /(?:^|\.)meta\.(title|description)$/.exec(field) ?? [];
  if (part !== 'title' && part !== 'description') return [];
  const isShort = part === 'description' && value.trim() !== '' && value.length < leastDescription;
  const twin = all
    .slice(0, all.indexOf(text))
    .find((other) => other.value === value && other.field.endsWith(`meta.${part}`));
  return [
    value.length > most[part] && `has ${value.length} characters; allowed are ${most[part]}`,
    isShort && `has ${value.length} characters; a search result needs ${leastDescription} to ${most.description}`,
    twin && `is the same as in ${twin.file}; each page has its own`,
  ];
};

/** The day on which a film went online, which machines are told. */
export const filmDay: TextCheck = ({ field, value }) =>
  /(^|\.)published$/.test(field) && !isoDate(value) && `"${value}" must be a day of the calendar written DD-MM-YYYY`;

/** Addresses of a film that are not those of a video at YouTube or Vimeo. */
export const videoAddress: TextCheck = ({ field, value }) => {
  if (!field.endsWith('source.address')) return undefined;
  try {
    videoPlayer(value);
    return undefined;
  } catch (error) {
    return `${(error as Error).message} Allowed is what its "Share" button gives, such as https://youtu.be/… or https://vimeo.com/….`;
  }
};
