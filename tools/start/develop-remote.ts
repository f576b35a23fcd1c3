import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type Configuration } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { appFolder } from '../site/paths.ts';

/** Serves a remote with hot reloading. Returns how to stop. */
export async function developRemote(name: string, port: string): Promise<() => Promise<void>> {
  process.env.NODE_ENV = 'development';
  // Loaded here: the preset reads NODE_ENV.
  const { default: config } = (await import(pathToFileURL(join(appFolder(name), 'rspack.config.ts')).href)) as { default: Configuration };
  const server = new RspackDevServer(
    {
      port: Number(port),
      host: 'localhost',
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      // Whoever started it stops it, with the rest.
      setupExitSignals: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
    },
    rspack(config),
  );
  await server.start();
  return () => server.stop();
}
