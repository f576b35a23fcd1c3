import { appFolder } from '@revisoins/workspace/paths';
import { runTool } from '@revisoins/workspace/run-tool';

/** Builds a host with React's development build, which hot reloading needs. */
export async function buildForDevelopment(app: string): Promise<void> {
  await runTool('rspack', ['build'], {
    cwd: appFolder(app),
    env: { NODE_ENV: 'development' },
    failure: `apps/${app} does not build for development; its message is above.`,
  });
}
