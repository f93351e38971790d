import { type HostProgram, missingPrograms } from '@/scripts/hosting/host-programs';

const missing = missingPrograms();

/**
 * `describe` for tests that start a host's program. CI has every program, so there a missing one fails; on a person's
 * machine its tests are skipped, and `npm run test:all` names them with the command that would bring it.
 */
export function describeWith(program: HostProgram | undefined, name: string, tests: () => void): void {
  const isLeftOut = program !== undefined && missing.includes(program) && !process.env.CI;
  (isLeftOut ? describe.skip : describe)(name, tests);
}
