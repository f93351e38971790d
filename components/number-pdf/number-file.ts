import { type ArchiveFile, startEngine } from 'tenth-lining';
import { type FileUpdate, type RecordFile, withFirstPageNumber } from './record';

/** `first` is the number of its first page. */
type FileToNumber = Pick<RecordFile, 'file' | 'choices' | 'password'> & { first: number };

/** Numbers a file of a record in the background, in a worker of its own. Returns a function that ends the worker. */
export function numberFile(
  engineAddress: string,
  { file, password, choices, first }: FileToNumber,
  onUpdate: (update: FileUpdate) => void,
): () => void {
  const isDoubtful = new Map<number, boolean>();
  const engine = startEngine(engineAddress, (report) => {
    if (report.type === 'opened') {
      onUpdate({ pages: report.facts.pages });
      engine.ask({ type: 'number', version: 1 });
    } else if (report.type === 'pages') {
      for (const { index, doubts } of report.pages) isDoubtful.set(index, doubts.length > 0);
    } else if (report.type === 'numbered') {
      const doubtful = [...isDoubtful.values()].filter(Boolean).length;
      onUpdate({ numbered: { file: report.file, choices, first }, doubtful });
      engine.stop();
    } else if (report.type === 'problem') {
      onUpdate({ problem: report.problem });
      engine.stop();
    }
  });
  engine.ask({ type: 'open', file, password, choices: withFirstPageNumber(choices, first) });
  return engine.stop;
}

/** Makes a ZIP file; rejects with the engine's problem. */
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
