import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { join } from 'node:path';
import type { Answer, Question } from './judge-process.ts';

export interface Verdict extends Pick<Answer, 'failures'> {
  readonly word: Exclude<Answer['word'], 'ready'> | 'too long';
}

export interface Judge {
  /**
   * Tries a text instead of a file's content. After `limit` ms the answer is 'too long'. Rejects when the
   * tests cannot be run.
   */
  ask(question: Question, limit: number): Promise<Verdict>;
  close(): Promise<void>;
}

/**
 * Judges mutants in a separate process, by the unit tests of a package or, without one, by the database's
 * tests.
 */
export function createJudge(packageFolder?: string): Judge {
  let running: Promise<ChildProcess> | undefined;

  async function start(): Promise<ChildProcess> {
    const child = fork(
      join(import.meta.dirname, 'judge-process.ts'),
      packageFolder === undefined ? [] : [packageFolder],
      {
        // A separate process group, so that its workers end with it.
        detached: true,
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    const endToo = () => end(child);
    process.once('exit', endToo);
    child.once('exit', () => process.off('exit', endToo));
    await hearAnswer(child);
    return child;
  }

  function end({ pid }: ChildProcess): void {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It had already ended.
    }
  }

  async function hearAnswer(child: ChildProcess): Promise<Answer> {
    const stop = new AbortController();
    try {
      const [answer] = (await Promise.race([
        once(child, 'message', { signal: stop.signal }),
        once(child, 'exit', { signal: stop.signal }).then(() => {
          throw new Error('The process that tries mutants has ended by itself.');
        }),
      ])) as [Answer];
      return answer;
    } finally {
      stop.abort();
    }
  }

  return {
    async ask(question, limit) {
      running ??= start();
      const child = await running;
      const answer = hearAnswer(child);
      child.send(question);
      let timer: NodeJS.Timeout | undefined;
      const verdict = await Promise.race([
        answer as Promise<Verdict>,
        new Promise<Verdict>((resolve) => {
          timer = setTimeout(() => resolve({ word: 'too long', failures: [] }), limit);
        }),
      ]);
      clearTimeout(timer);
      if (verdict.word === 'too long') {
        answer.catch(() => undefined);
        running = undefined;
        end(child);
      }
      return verdict;
    },
    async close() {
      const child = await running;
      if (!child) return;
      child.disconnect();
      await once(child, 'exit');
      running = undefined;
    },
  };
}
