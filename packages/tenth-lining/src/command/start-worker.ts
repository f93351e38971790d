import { Worker } from 'node:worker_threads';
import { compiledPdfium } from '../node-pdfium';
import { nodeEngine } from '../scripts';
import type { StartWorker } from '../worker/supervise';

/** `folder` is where a numbered file is written to. */
export type WorkerData = { pdfium: WebAssembly.Module; folder: string };

/** What starts a worker of Node with the engine (engine.ts). */
export async function nodeWorkers(folder: string): Promise<StartWorker<string>> {
  const [script, workerData]: [string, WorkerData] = [nodeEngine(folder), { pdfium: await compiledPdfium(), folder }];
  return (hear) => {
    // What PDFium prints when it stops is told by supervise.ts.
    const worker = new Worker(script, { workerData, execArgv: [], stdout: true, stderr: true });
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
}
