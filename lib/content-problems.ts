import { launchers } from '@/content/launchers';
import { launcherProblems } from './launchers/problems';
import { inspectPublications } from './publications/read-publications';

/**
 * Everything that is wrong with content/ and the settings, a sentence each: "file: field: what is wrong and what is
 * allowed". Empty when the site may be built.
 */
export async function contentProblems(): Promise<string[]> {
  const { problems } = await inspectPublications();
  return [...problems, ...launcherProblems(launchers)];
}
