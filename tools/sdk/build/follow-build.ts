import { errorMessage } from '@revisoins/contracts';
import type { Compiler } from '@rspack/core';

export interface Followed {
  /** Throws a sentence when the declaration is wrong: what was built before then stays. */
  readDeclaration(): unknown;
  /** Called after each build that has replaced the former one. */
  built(): void;
  print(text: string): void;
}

/** Builds, and builds again after each change. Says what is wrong, and when it is right again. */
export function followBuild(compiler: Compiler, { readDeclaration, built, print }: Followed): void {
  let problem: string | undefined;
  let isBroken = false;
  const findProblem = (): string | undefined => {
    try {
      readDeclaration();
      return undefined;
    } catch (error) {
      return errorMessage(error);
    }
  };
  compiler.hooks.compile.tap('followBuild', () => {
    problem = findProblem();
  });
  // Read again: what was saved since the build began is in its files.
  compiler.hooks.shouldEmit.tap('followBuild', () => {
    problem ??= findProblem();
    return problem === undefined ? undefined : false;
  });
  compiler.watch({}, (error, stats) => {
    if (stats?.hasWarnings()) print(stats.toString({ preset: 'errors-warnings', colors: false }));
    const errors =
      error?.message ??
      (stats?.hasErrors() === true ? stats.toString({ preset: 'errors-only', colors: false }) : undefined);
    const wrong = problem ?? errors;
    if (wrong !== undefined) {
      isBroken = true;
      print(`${wrong}\n  What was served before still is.`);
      return;
    }
    if (isBroken) print('  It is built again, and served.');
    isBroken = false;
    built();
  });
}
