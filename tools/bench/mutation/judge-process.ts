// The process that tries mutants: `run-judge.ts` starts it, and ends it when a mutant never comes to an end.
import { openDatabaseTests } from './database-tests.ts';
import { CannotBeTried } from './judged-tests.ts';
import { openUnitTests } from './unit-tests.ts';

export interface Question {
  readonly file: string;
  readonly text: string;
}
/** 'ready' once, then one answer for each question. */
export type Answer = 'ready' | 'passed' | 'failed' | 'cannot be tried';

const [packageFolder] = process.argv.slice(2);
const tests = await (packageFolder === undefined ? openDatabaseTests() : openUnitTests(packageFolder));
const answer = (word: Answer) => void process.send?.(word);

process.on('message', ({ file, text }: Question) => {
  tests.pass(file, text).then(
    (passed) => answer(passed ? 'passed' : 'failed'),
    (error: unknown) => {
      if (error instanceof CannotBeTried) return answer('cannot be tried');
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => void tests.close().finally(() => process.exit(0)));
answer('ready');
