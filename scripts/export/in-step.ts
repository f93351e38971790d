/**
 * Runs one step on one page; what it throws says which page and which step.
 *
 * @param page the file of the page
 * @throws Error as `out/index.html, late runtime: there is no …`
 */
export function inStep<Result>(page: string, step: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error(`${page}, ${step}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
