import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Problem } from '../worker/messages';

/** The next password to try on a file, after so many; undefined when there is none. */
export type NextPassword = (name: string, problem: Problem, tried: number) => Promise<string | undefined>;

/**
 * Passwords that are known, then what a person types, which is tried on the files after it too. One is asked for at a time.
 *
 * @param type undefined where nobody can be asked; what it gives for an empty line ends the asking
 */
export function passwordsOf(known: string[], type?: (question: string) => Promise<string>): NextPassword {
  let last: Promise<string | undefined> = Promise.resolve(undefined);
  return (name, problem, tried) => {
    last = last.then(async () => {
      if (tried < known.length || !type) return known[tried];
      const wrong = problem.endsWith('wrong') ? 'That password is wrong. ' : '';
      const whose = problem.startsWith('password-owner') ? 'Owner’s password' : 'Password';
      const typed = await type(`${wrong}${whose} of ${name} (Enter leaves it out): `);
      if (typed !== '') known.push(typed);
      return typed === '' ? undefined : typed;
    });
    return last;
  };
}

/** Asks in the terminal, and shows nothing of the answer. */
export async function typeSecret(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  lines.once('SIGINT', () => process.emit('SIGINT'));
  const [typed = ''] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  lines.close();
  process.stderr.write('\n');
  return typed;
}
