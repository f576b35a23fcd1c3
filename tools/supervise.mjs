/** After this many ends in a row, each within `SETTLED_MS` of its start, the command is not restarted. */
const MOST_ENDS = 5;
const SETTLED_MS = 10_000;

/**
 * Runs a command, and resolves to the code to exit with. If the command reported that it was 'running'
 * (`start/run-until-stopped.ts`) and then ends without being told to, it is restarted after 0.2 s, and after
 * twice as long each further time.
 *
 * @param {() => import('node:child_process').ChildProcess} startCommand
 * @param {AbortSignal} ending once it is aborted, nothing is restarted.
 * @returns {Promise<number>}
 */
export async function supervise(startCommand, ending) {
  let hasRun = false;
  for (let ends = 0; ;) {
    const startedAt = Date.now();
    const { code, end, isRunning, isStopping } = await waitForEnd(startCommand());
    hasRun ||= isRunning;
    if (ending.aborted || isStopping || code === 0) return code;
    if (!hasRun) {
      // A failure has already said what failed.
      if (end !== `with code ${code}`) console.error(`\nThe command was ended ${end}.\n`);
      return code;
    }
    ends = Date.now() - startedAt > SETTLED_MS ? 1 : ends + 1;
    if (ends === MOST_ENDS) {
      console.error(`\nIt has ended ${ends} times in a row, now ${end}: it is not started again.\n`);
      return code;
    }
    const wait = 100 * 2 ** ends;
    console.error(`\nIt ended ${end} and starts again in ${wait} ms.\n`);
    await pause(wait, ending);
    if (ending.aborted) return code;
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, end: string, isRunning: boolean, isStopping: boolean }>}
 */
const waitForEnd = (child) =>
  new Promise((resolve, reject) => {
    const words = new Set();
    child.on('message', (word) => words.add(word));
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve({
        code: code ?? 1,
        end: signal === null ? `with code ${code}` : `by ${signal}`,
        isRunning: words.has('running'),
        isStopping: words.has('stopping'),
      }),
    );
  });

/** @param {number} ms @param {AbortSignal} signal */
const pause = (ms, signal) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', resolve, { once: true });
  });
