import { Worker } from 'node:worker_threads';
import { engineFile } from '../src/worker';
import { firstChoices, type PageReport, type Report } from '../src/worker/messages';
import { type StartWorker, supervise } from '../src/worker/supervise';

/** What a browser's worker has, and Node's does not; a file comes as its bytes. */
const asInBrowser = `
const { parentPort } = require('node:worker_threads');
Object.assign(globalThis, {
  self: globalThis,
  navigator: {},
  postMessage: (message, transfer) => parentPort.postMessage(message, transfer),
  FileReaderSync: class { readAsArrayBuffer({ bytes }) { return bytes.slice().buffer; } },
  ImageData: class { constructor(data) { this.data = data; } },
  createImageBitmap: ({ data }) => data.buffer,
});
class FileBlob extends Blob {
  constructor(bytes) { super([bytes]); this.bytes = bytes; }
  slice(start, end) { return new FileBlob(this.bytes.subarray(start, end)); }
}
parentPort.on('message', (data) => onmessage({ data: data.file ? { ...data, file: new FileBlob(data.file) } : data }));
`;

const nodeWorker: StartWorker = (hear) => {
  const worker = new Worker(`${asInBrowser}\n${engineFile().body}`, { eval: true });
  worker.on('message', hear);
  worker.on('error', () => hear({ type: 'problem', problem: 'engine-failed' }));
  return {
    ask: (request) => worker.postMessage(request),
    stop: () => {
      worker.removeAllListeners();
      void worker.terminate();
    },
  };
};

export type Watched = { pages: PageReport[]; file?: Uint8Array; reports: Report[] };

/** Numbers a file as a page does, in workers that are watched over; `seconds`: that one of its pages may take. */
export function numberWatched(pdf: Uint8Array, seconds?: number): Promise<Watched> {
  return new Promise((resolve) => {
    const reports: Report[] = [];
    const pages: PageReport[] = [];
    const hear = async (report: Report) => {
      reports.push(report);
      if (report.type === 'pages') for (const page of report.pages) pages[page.index] = page;
      if (report.type === 'opened') engine.ask({ type: 'number', version: 1 });
      if (report.type !== 'numbered' && report.type !== 'problem') return;
      engine.stop();
      const file = report.type === 'numbered' ? new Uint8Array(await report.file.arrayBuffer()) : undefined;
      resolve({ pages, file, reports });
    };
    const engine = supervise(nodeWorker, (report) => void hear(report), seconds);
    engine.ask({ type: 'open', file: pdf as unknown as Blob, choices: firstChoices });
  });
}
