import type { z } from 'zod';
import { launcherModes } from '../../content/launcher-types';
import type { Problem } from '../../lib/problem';
import { launcherSchema } from './launcher-schema';

type Found = Pick<Problem, 'field' | 'message'>;

/**
 * What is wrong with the launchers. The types say most of it in an editor; this says it to somebody who edits without
 * one, and adds what the form library would pass over in silence.
 */
export function launcherProblems(launchers: readonly unknown[]): Problem[] {
  return launchers.flatMap((launcher, index) =>
    [...problemsOf(launcher), ...covered(launchers, index)].map(({ field, message }) => ({
      file: 'content/launchers.ts',
      field: `launchers[${index}]${field && `.${field}`}`,
      message,
    })),
  );
}

function problemsOf(launcher: unknown): Found[] {
  if (typeof launcher !== 'object' || launcher === null) return [{ field: '', message: 'give an entry in { }.' }];
  const given = 'mode' in launcher ? launcher.mode : undefined;
  const mode = launcherModes.find((name) => name === given);
  if (mode) return foundIn(launcherSchema(mode).safeParse(launcher));
  const message = `${JSON.stringify(given) ?? 'nothing'} is not a mode; allowed are ${launcherModes.join(', ')}.`;
  return [{ field: 'mode', message }];
}

/** A page has room for one popover and one side tab: a second would cover the first. */
function covered(launchers: readonly unknown[], index: number): Found[] {
  const { mode, pages } = (launchers[index] ?? {}) as { mode?: unknown; pages?: unknown };
  if (mode !== 'popover' && mode !== 'side-tab') return [];
  const before = launchers.slice(0, index) as ReadonlyArray<{ mode?: unknown; pages?: unknown } | null>;
  const taken = before.filter((other) => other?.mode === mode).flatMap((other) => other?.pages);
  const page = [pages].flat().find((path) => taken.includes(path));
  return page === undefined
    ? []
    : [{ field: 'pages', message: `${page} has a ${mode} already; allowed is one a page.` }];
}

function foundIn({ error }: z.ZodSafeParseResult<unknown>): Found[] {
  return (error?.issues ?? []).map((issue) => {
    const message = issue.code === 'unrecognized_keys' ? `${issue.keys.join(', ')} is not a field here` : issue.message;
    return { field: issue.path.join('.'), message: message.replace(/\.?$/, '.') };
  });
}
