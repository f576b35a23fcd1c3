/**
 * Whether the output of Vitest tells of a worker that V8 ended with one of its own traps: what Node 24 does
 * at times under many tests (nodejs/node#62393). An exit, or a lack of memory (SIGABRT), is the tests' own.
 */
export function isEngineCrash(output: string): boolean {
  return /Worker exited unexpectedly with signal SIG(TRAP|SEGV|ILL|BUS)\b/.test(output);
}
