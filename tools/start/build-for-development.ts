import { appFolder } from '../site/paths.ts';
import { runTool } from './run-tool.ts';

/** Builds a host with React's development build, which hot reloading needs. */
export async function buildForDevelopment(app: string): Promise<void> {
  await runTool('rspack', ['build'], {
    cwd: appFolder(app),
    env: { NODE_ENV: 'development' },
    failure: `apps/${app} does not build for development; its message is above.`,
  });
}
