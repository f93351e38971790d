const patience = 30_000;
const pause = 50;

/**
 * Asks again until the answer is neither undefined, null, nor false.
 *
 * @param what what is waited for, for the sentence of the error
 * @returns the answer
 * @throws Error when there was none for half a minute, with the last error as its cause
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
): Promise<Exclude<Answer, undefined | null | false>> {
  const end = Date.now() + patience;
  let cause: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== null && answer !== false) return answer as never;
      cause = undefined;
    } catch (error) {
      // A page that draws itself anew may take away what was just found.
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  } while (Date.now() < end);
  throw new Error(`Waited in vain: ${what}`, { cause });
}
