const began = performance.now();

/** Runs something that lasts until Ctrl+C. A failure is one sentence and exit code 1. */
export async function runUntilStopped(start: (step: (name: string) => void) => Promise<() => Promise<void>>): Promise<void> {
  const step = (name: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${name}`);
  try {
    const stop = await start(step);
    step('Ready');
    let stopping = false;
    const end = async () => {
      if (stopping) return;
      stopping = true;
      await stop();
      process.exit(0);
    };
    process.on('SIGINT', () => void end());
    process.on('SIGTERM', () => void end());
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
