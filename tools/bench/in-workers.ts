import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Gives the numbers from 0 to `tasks` to workers, one at a time to each, which send `{ index, result }` back.
 * Resolves with the results in the order of the numbers; rejects when a worker fails.
 */
export function inWorkers<Result>(
  worker: URL,
  workerData: object,
  tasks: number,
  step: (index: number, result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  return new Promise((resolve, reject) => {
    const end = (error?: Error) => {
      for (const one of workers) void one.terminate();
      if (error) reject(error);
      else resolve(results);
    };
    const workers = Array.from({ length: Math.min(tasks, availableParallelism()) }, () => {
      const one = new Worker(worker, { workerData });
      const give = () => {
        if (next < tasks) one.postMessage(next++, []);
      };
      one.on('message', ({ index, result }: { index: number; result: Result }) => {
        results[index] = result;
        step(index, result);
        done += 1;
        if (done === tasks) end();
        else give();
      });
      one.on('error', end);
      give();
      return one;
    });
  });
}
