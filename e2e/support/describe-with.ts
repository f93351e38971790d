import { missing, type ProgramName } from '@/scripts/programs';

/**
 * `describe` for tests that start a program. CI has every program, so there a missing one fails; on a person's machine its
 * tests are skipped, and `npm run test:all` names them with the command that would bring it.
 */
export function describeWith(program: ProgramName | undefined, name: string, tests: () => void): void {
  const isLeftOut = program !== undefined && missing([program]).length > 0 && !process.env.CI;
  (isLeftOut ? describe.skip : describe)(name, tests);
}
