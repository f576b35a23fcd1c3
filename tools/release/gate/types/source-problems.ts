import { runTool } from '@revisoins/workspace/run-tool';

/**
 * Checks that an app of this repository compiles: a sentence if not, below the compiler's output. Nx uses its
 * cache when nothing changed.
 */
export async function sourceProblems(app: string): Promise<string[]> {
  const failure = `apps/${app} does not compile; the compiler's messages are above. Correct it, then try again.`;
  try {
    await runTool('nx', ['run', `@revisoins/${app}:typecheck`, '--outputStyle=static'], { failure });
    return [];
  } catch {
    return [failure];
  }
}
