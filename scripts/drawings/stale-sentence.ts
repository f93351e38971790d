import { basename, dirname } from 'node:path';

/** Up to three files are named, more are counted by their folders. */
const mostNamed = 3;

/**
 * One sentence about drawings whose words have changed, or undefined where there is none.
 *
 * @param files such as `public/social/home.png`
 */
export function staleSentence(files: readonly string[]): string | undefined {
  if (files.length === 0) return undefined;
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const named =
    files.length <= mostNamed
      ? files
      : folders.map((folder) => {
          const own = files.filter((file) => dirname(file) === folder);
          return own.length === 1 ? join(folder, own[0]) : `${folder} (${own.length} files)`;
        });
  return `${named.join(', ')}: shows what content said before, or is not drawn yet; run "npm run draw"`;
}

const join = (folder: string, file = '') => `${folder}/${basename(file)}`;
