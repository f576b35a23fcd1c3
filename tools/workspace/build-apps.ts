import { runTool } from './run-tool.ts';

/**
 * Builds every app for production; Nx uses its cache for what has not changed, unless they are built
 * `afresh`.
 */
export async function buildApps({ afresh = false } = {}): Promise<void> {
  const cache = afresh ? ['--skip-nx-cache'] : [];
  await runTool('nx', ['run-many', '-t', 'build', '--outputStyle=static', '--parallel=2', ...cache], {
    failure: 'An app does not build; the message of its build is above.',
  });
}
