import { runTool } from './run-tool.ts';

/** Builds every app for production; Nx uses its cache for what has not changed. */
export async function buildApps(): Promise<void> {
  await runTool('nx', ['run-many', '-t', 'build', '--outputStyle=static', '--parallel=2'], {
    failure: 'An app does not build; the message of its build is above.',
  });
}
