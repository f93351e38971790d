import type { Report, Sign } from './messages';
import { type Engine, supervise } from './supervise';

/** Starts the engine by its script's address. A worker from a blob is under its page's own policy on every host (HTML, "policy containers"). */
export const startEngine = (address: string, onReport: (report: Report) => void): Engine =>
  supervise((hear) => startWorker(address, hear), onReport);

function startWorker(address: string, hear: (message: Report | Sign) => void): Engine {
  const script = `importScripts(${JSON.stringify(new URL(address, location.href).href)})`;
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(url);
  worker.onmessage = (event: MessageEvent<Report | Sign>) => hear(event.data);
  worker.onerror = (event) => {
    event.preventDefault();
    hear({ type: 'problem', problem: 'engine-failed' });
  };
  return {
    ask: (request) => worker.postMessage(request),
    stop: () => {
      // One that is ended before its script has come says that it failed.
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
      URL.revokeObjectURL(url);
    },
  };
}
