// The process that tries mutants: `run-judge.ts` starts it, and ends it when a mutant never ends.
import { openDatabaseTests } from './database-tests.ts';
import { CannotBeTried } from './judged-tests.ts';
import { openUnitTests } from './unit-tests.ts';

export interface Question {
  readonly file: string;
  readonly text: string;
}
export interface Answer {
  /** 'ready' once, then another value for each question. */
  readonly word: 'ready' | 'passed' | 'failed' | 'cannot be tried';
  /** What failed. */
  readonly failures: readonly string[];
}

const [packageFolder] = process.argv.slice(2);
const tests = await (packageFolder === undefined ? openDatabaseTests() : openUnitTests(packageFolder));
const answer = (word: Answer['word'], failures: readonly string[] = []) =>
  void process.send?.({ word, failures } satisfies Answer);

process.on('message', ({ file, text }: Question) => {
  tests.findFailures(file, text).then(
    (failures) => answer(failures.length === 0 ? 'passed' : 'failed', failures),
    (error: unknown) => {
      if (error instanceof CannotBeTried) return answer('cannot be tried');
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => void tests.close().finally(() => process.exit(0)));
answer('ready');
