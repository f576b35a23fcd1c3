import { appFolder } from '@revisoins/workspace/paths';
import { runTool } from '@revisoins/workspace/run-tool';
import { developRemote } from './develop-remote.ts';
import { startSite, type RunningSite, type StartOptions } from './start-site.ts';

export interface DevelopOptions extends StartOptions {
  developed: readonly string[];
  step(name: string): void;
}

/** Builds a host with React's development build, which hot reloading needs. */
async function buildForDevelopment(app: string): Promise<void> {
  await runTool('rspack', ['build'], {
    cwd: appFolder(app),
    env: { NODE_ENV: 'development' },
    failure: `apps/${app} does not build for development; its message is above.`,
  });
}

/** Starts the site of this machine with some remotes in development; the others are served as built. */
export async function developSite({ developed, step, ...options }: DevelopOptions): Promise<RunningSite> {
  await buildForDevelopment('shell');
  step('Starting the local stack and the sites');
  const site = await startSite({ ...options, developed });
  const stops = [site.stop];
  const stop = async () => void (await Promise.all(stops.map((one) => one())));
  try {
    for (const name of developed) {
      step(`Starting the development server of ${name}`);
      stops.push(
        await developRemote({
          name,
          port: Number(new URL(site.remotes[name] ?? '').port),
          onDeclaration: site.layOut,
        }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...site, stop };
}
