/** Runs in a worker (start-engine.ts): all of a file's work, off the page's own thread. ../worker.ts bundles it. */
import { pdfiumBytes } from 'pdfium-bytes';
import { blobSource } from '../pdf/byte-source';
import { toBytes } from '../pdf/latin1';
import { startPdfium } from '../read/pdfium';
import { mostCopied, type Report, type Request, type Sign } from './messages';
import { startSession } from './session';

type Worker = { postMessage: (report: Report | Sign, transfer: Transferable[]) => void };

const { port1, port2 } = new MessageChannel();
const waiting: Array<() => void> = [];
port1.onmessage = () => waiting.shift()?.();

const answer = startSession({
  pdfium: WebAssembly.compile(toBytes(pdfiumBytes)).then(startPdfium),
  sourceOf: blobSource,
  joined: (file, kept, added) => new Blob([file.slice(0, kept), ...added], { type: 'application/pdf' }),
  report: (report, transfer = []) => (self as unknown as Worker).postMessage(report, transfer),
  largestCopy: mostCopied((navigator as { deviceMemory?: number }).deviceMemory),
  // A message comes after those that are waiting; a timer would wait four milliseconds more.
  pause: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(undefined);
    }),
});
self.onmessage = (event: MessageEvent<Request>) => void answer(event.data);
