import type { RunFile } from './number-record';

const width = 30;

/** A bar in the terminal, drawn anew ten times a second; `hold` clears it while something else is asked there. */
export function progressBar(files: readonly RunFile[], stream: NodeJS.WriteStream) {
  let isHeld = false;
  const draw = () => {
    if (isHeld) return;
    const share = ({ problem, numbered, reports, pages = 1 }: RunFile) =>
      problem || numbered ? 1 : (reports.length / pages) * 0.9;
    const full = Math.round((files.reduce((sum, file) => sum + share(file), 0) / files.length) * width);
    const ended = files.filter(({ problem, numbered }) => problem || numbered).length;
    const pages = files.reduce((sum, { reports }) => sum + reports.length, 0);
    const bar = '█'.repeat(full) + '░'.repeat(width - full);
    stream.write(`\r\x1b[K${bar} ${ended} of ${files.length} files, ${pages} pages read`);
  };
  const timer = setInterval(draw, 100);
  const clear = () => stream.write('\r\x1b[K');
  return {
    hold: async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
      isHeld = true;
      clear();
      const answer = await ask();
      isHeld = false;
      return answer;
    },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
}
