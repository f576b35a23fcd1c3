import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import CompressionPlugin from 'compression-webpack-plugin';
import { appFolder } from '../site/paths.ts';

/**
 * Serves a remote for a deployed shell, whose React is the production build: so is this one, and a change reloads the page.
 * Returns how to stop.
 */
export async function developAgainst(name: string, port: string): Promise<() => Promise<void>> {
  // A container of its own: the same source may be published there, and both can be in one page.
  process.env.REVISOINS_DEVELOPED = name;
  const { default: config } = (await import(pathToFileURL(join(appFolder(name), 'rspack.config.ts')).href)) as { default: Configuration };
  const server = new RspackDevServer(
    {
      port: Number(port),
      host: 'localhost',
      hot: false,
      liveReload: true,
      allowedHosts: 'all',
      // Whoever started it stops it, with the rest.
      setupExitSignals: false,
      // A page from elsewhere asks whether it may reach this machine.
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Private-Network': 'true', 'Cache-Control': 'no-store' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
    },
    rspack({ ...config, plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof CompressionPlugin)) }),
  );
  await server.start();
  return () => server.stop();
}
