import { endTools } from '@revisoins/workspace/run-tool';

const began = performance.now();

/** The maximum time to stop. */
const PATIENCE_MS = 10_000;

/** Notifies `tools/supervise.mjs`, which restarts a process that ends on its own. */
const say = (word: 'running' | 'stopping') => void (process.connected && process.send?.(word));

/**
 * Runs something until Ctrl+C, or until its parent ends. A failure prints one sentence and exits with code 1.
 * When it is stopped during the start, it ends its builds and stops as soon as it can.
 */
export async function runUntilStopped(
  start: (step: (name: string) => void) => Promise<() => Promise<void>>,
): Promise<void> {
  const step = (name: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${name}`);
  const stopping = new AbortController();
  // A terminal signals every process of the command, and npm forwards the signal once more: only the first
  // one counts.
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    say('stopping');
    endTools();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    const end = await start(step);
    if (!stopping.signal.aborted) {
      say('running');
      step('Ready');
      await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
    }
    await end();
    process.exit(0);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
