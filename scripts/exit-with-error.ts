/** Prints a sentence and ends the command with status 1. */
export function exitWithError(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
