import { readPastedForm } from '../../components/launchers/pasted-form-settings';
import { launcherModes } from '../../content/launcher-types';
import { launcherSchema, pastedSchema } from './launcher-schema';

type Problem = { field: string; problem: string };

/**
 * What is wrong with the launchers, a sentence each: "content/launchers.ts: launchers[0].mode: …, and what is
 * allowed". The types say most of it in an editor; this says it to somebody who edits without one, and adds what the
 * form library would pass over in silence.
 */
export function launcherProblems(launchers: readonly unknown[]): string[] {
  return launchers.flatMap((launcher, index) =>
    [...problemsOf(launcher), ...covered(launchers, index)].map(
      ({ field, problem }) => `content/launchers.ts: launchers[${index}]${field && `.${field}`}: ${problem}`,
    ),
  );
}

function problemsOf(launcher: unknown): Problem[] {
  if (typeof launcher !== 'object' || launcher === null) return [{ field: '', problem: 'give an entry in { }.' }];
  if ('html' in launcher) return pastedProblems(launcher);
  const given = 'mode' in launcher ? launcher.mode : undefined;
  const mode = launcherModes.find((name) => name === given);
  if (mode) return sentences(launcherSchema(mode).safeParse(launcher));
  const problem = `${JSON.stringify(given) ?? 'nothing'} is not a mode; allowed are ${launcherModes.join(', ')}.`;
  return [{ field: 'mode', problem }];
}

function pastedProblems(launcher: { html: unknown }): Problem[] {
  const found = sentences(pastedSchema.safeParse(launcher));
  if (found.length > 0) return found;
  try {
    readPastedForm(String(launcher.html));
    return [];
  } catch (error) {
    return [{ field: 'html', problem: (error as Error).message }];
  }
}

/** A page has room for one popover and one side tab: a second would cover the first. */
function covered(launchers: readonly unknown[], index: number): Problem[] {
  const { mode, pages } = (launchers[index] ?? {}) as { mode?: unknown; pages?: unknown };
  if (mode !== 'popover' && mode !== 'side-tab') return [];
  const before = launchers.slice(0, index) as ReadonlyArray<{ mode?: unknown; pages?: unknown } | null>;
  const taken = before.filter((other) => other?.mode === mode).flatMap((other) => other?.pages);
  const page = [pages].flat().find((path) => taken.includes(path));
  return page === undefined
    ? []
    : [{ field: 'pages', problem: `${page} has a ${mode} already; allowed is one a page.` }];
}

type Parsed = {
  error?: { issues: ReadonlyArray<{ code?: string; path: PropertyKey[]; message: string; keys?: string[] }> };
};

function sentences({ error }: Parsed): Problem[] {
  return (error?.issues ?? []).map(({ code, path, message, keys }) => ({
    field: path.join('.'),
    problem: code === 'unrecognized_keys' ? `${keys?.join(', ')} is not a field here.` : `${message}.`,
  }));
}
