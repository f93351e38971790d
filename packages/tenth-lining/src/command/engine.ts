/** Runs in a worker of Node (start-worker.ts): all of a file's work, off the thread that watches over it. */
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  fstatSync,
  openSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { blockSource } from '../pdf/byte-source';
import { startPdfium } from '../read/pdfium';
import { mostCopied, type Request } from '../worker/messages';
import { startSession } from '../worker/session';
import type { WorkerData } from './start-worker';

const { pdfium, folder } = workerData as WorkerData;

const answer = startSession<string>({
  pdfium: startPdfium(pdfium),
  sourceOf: (path) => {
    // Closed when the worker ends.
    const descriptor = openSync(path, 'r');
    return blockSource(fstatSync(descriptor).size, (start, end) => {
      const bytes = new Uint8Array(end - start);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, start));
    });
  },
  joined: (path, kept, added) => {
    const made = join(folder, `${threadId}.pdf`);
    try {
      copyFileSync(path, made);
      // The copy has the mode of the file, which may be read-only.
      chmodSync(made, statSync(made).mode | 0o200);
      truncateSync(made, kept);
      for (const part of added) appendFileSync(made, part);
      return made;
    } catch {
      // The disk is full, for example.
      throw new Error('cannot-write');
    }
  },
  report: (report) => parentPort?.postMessage(report),
  largestCopy: mostCopied(totalmem() / 2 ** 30),
  pause: () => new Promise((resolve) => void setImmediate(resolve)),
});
parentPort?.on('message', (request: Request<string>) => void answer(request));
