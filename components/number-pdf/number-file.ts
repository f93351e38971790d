import { type ArchiveFile, startEngine } from 'tenth-lining';
import { choicesFrom, type RecordFile, type Told } from './record';

type Due = Pick<RecordFile, 'file' | 'choices' | 'password'> & { first: number };

/**
 * Numbers a file of a record beside the one at work, in a worker that ends with it: there is never a third.
 *
 * @param due `first` is the page number that it begins with
 * @returns what ends it
 */
export function numberFile(engineAddress: string, due: Due, tell: (told: Told) => void): () => void {
  const { file, password, choices, first } = due;
  const doubtful = new Map<number, boolean>();
  const engine = startEngine(engineAddress, (report) => {
    if (report.type === 'opened') {
      tell({ pages: report.facts.pages });
      engine.ask({ type: 'number', version: 1 });
    } else if (report.type === 'pages') {
      for (const { index, doubts } of report.pages) doubtful.set(index, doubts.length > 0);
    } else if (report.type === 'numbered') {
      const toLook = [...doubtful.values()].filter(Boolean).length;
      tell({ numbered: { file: report.file, choices, first }, doubtful: toLook });
      engine.stop();
    } else if (report.type === 'problem') {
      tell({ problem: report.problem });
      engine.stop();
    }
  });
  engine.ask({ type: 'open', file, password, choices: choicesFrom(choices, first) });
  return engine.stop;
}

/** Several files as one archive; rejected with the engine's problem. */
export function makeArchive(engineAddress: string, files: ArchiveFile[]): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const engine = startEngine(engineAddress, (report) => {
      if (report.type === 'archived') resolve(report.file);
      else reject(new Error(report.type === 'problem' ? report.problem : report.type));
      engine.stop();
    });
    engine.ask({ type: 'archive', files });
  });
}
