import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exposedIds, type RemoteDeclaration } from '@revisoins/contracts';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { RspackDevServer, type Configuration as ServerOptions } from '@rspack/dev-server';
import CompressionPlugin from 'compression-webpack-plugin';
import { appFolder } from '@revisoins/workspace/paths';
import { localRemotes } from '@revisoins/workspace/remotes';
import { closeServer, listenOnPort } from '@revisoins/stack/listen-on-port';

export interface DevelopedRemote {
  name: string;
  port: number;
  /** Called before the pages reload, when its declaration has changed. */
  onDeclaration?(): Promise<void>;
}

interface Served {
  /** Reloads the pages that show it. */
  reload(): void;
  /** Ends it; `pages` are the pages that showed it. */
  stop(): Promise<{ pages: number }>;
}

const isText = (file: string) => /[\\/]locales[\\/]\w+[\\/][^\\/]+\.json$/.test(file);
const isDeclaration = (file: string) => basename(file) === 'remote.json';

/** The parts of a declaration that a build depends on; it restarts when they change. */
const buildShape = (declaration: RemoteDeclaration) =>
  JSON.stringify([exposedIds(declaration), declaration.namespaces]);

function findDeclaration(name: string): RemoteDeclaration {
  const declaration = localRemotes().find((one) => one.name === name);
  if (!declaration) throw new Error(`apps/${name}/remote.json does not declare ${name}.`);
  return declaration;
}

/**
 * Watches files that are not modules: texts and declaration are copied, so that no hot update contains them.
 */
function watchData(compiler: Compiler, onChange: (what: 'texts' | 'declaration') => void): void {
  let changed: string[] = [];
  compiler.hooks.watchRun.tap('data', ({ modifiedFiles }) => void (changed = [...(modifiedFiles ?? [])]));
  compiler.hooks.done.tap('data', (stats) => {
    // A file that cannot be read is reported with the errors of the build, and the previous one is still
    // served.
    if (stats.hasErrors()) return;
    if (changed.some(isDeclaration)) onChange('declaration');
    else if (changed.some(isText)) onChange('texts');
    changed = [];
  });
}

/** `pages` pages of a server that ended at this port reload once they find this one. */
async function serve(
  config: Configuration,
  port: number,
  options: ServerOptions,
  onData: (what: 'texts' | 'declaration') => void,
  pages: number,
): Promise<Served> {
  const compiler = rspack({
    ...config,
    output: {
      ...config.output,
      // A hot update requests the style sheet by the name that the page knows.
      cssFilename: 'assets/[name].css',
      cssChunkFilename: 'assets/[name].css',
      // In memory: on disk, a file that one build omits would not be rewritten by a later build that has it.
      clean: false,
    },
  });
  watchData(compiler, onData);
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      allowedHosts: 'all',
      // The caller stops it.
      setupExitSignals: false,
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
      ...options,
    },
    compiler,
  );
  await server.start();
  const clients = () => server.webSocketServer?.clients ?? [];
  let waitedFor = pages;
  server.webSocketServer?.implementation.on(
    'connection',
    (client: (typeof server.webSocketServer)['clients'][number]) => {
      if (waitedFor === 0) return;
      waitedFor -= 1;
      server.sendMessage([client], 'static-changed');
    },
  );
  return {
    reload: () => server.sendMessage(clients(), 'static-changed'),
    stop: async () => {
      const open = clients().length;
      await server.stop();
      return { pages: open };
    },
  };
}

/**
 * Serves a remote with these `options`, and follows its declaration and texts. Rejects with a sentence when
 * its port is in use.
 */
async function serveChanging(
  { name, port, onDeclaration }: DevelopedRemote,
  options: ServerOptions,
  adapt: (config: Configuration) => Configuration,
): Promise<() => Promise<void>> {
  const probe = createServer();
  await listenOnPort(probe, port, name);
  await closeServer(probe);
  const file = pathToFileURL(join(appFolder(name), 'rspack.config.ts')).href;
  let shape = '';
  let copies = 0;
  let stopped = false;

  // The preset reads the declaration when it runs, so each time needs a new copy of the module.
  const readConfig = async () =>
    adapt(((await import(`${file}?${(copies += 1)}`)) as { default: [Configuration] }).default[0]);
  const begin = async (config: Configuration, pages: number) => {
    shape = buildShape(findDeclaration(name));
    return serve(config, port, options, change, pages);
  };
  const follow = async (what: 'texts' | 'declaration', served: Served): Promise<Served> => {
    if (stopped) return served;
    try {
      const config =
        what === 'declaration' && buildShape(findDeclaration(name)) !== shape
          ? await readConfig()
          : undefined;
      if (what === 'declaration') await onDeclaration?.();
      if (config) return await begin(config, (await served.stop()).pages);
      served.reload();
    } catch (error) {
      console.error(
        `\n  ${error instanceof Error ? error.message : String(error)}\n  What was served before still is.\n`,
      );
    }
    return served;
  };
  const change = (what: 'texts' | 'declaration') => {
    last = last.then((served) => follow(what, served));
  };
  let last = begin(await readConfig(), 0);
  await last;
  return async () => {
    stopped = true;
    await (await last).stop();
  };
}

/** Serves a remote with hot reloading for the site of this machine. Returns a function that stops it. */
export function developRemote(remote: DevelopedRemote): Promise<() => Promise<void>> {
  process.env.NODE_ENV = 'development';
  return serveChanging(
    remote,
    { hot: true, liveReload: false, headers: { 'Access-Control-Allow-Origin': '*' } },
    (config) => config,
  );
}

/**
 * Serves a remote for a deployed shell, whose React is the production build: the remote uses it too, and a
 * change reloads the page. Returns a function that stops it.
 */
export function developAgainst(remote: DevelopedRemote): Promise<() => Promise<void>> {
  // Its own container name: the same source may be published there, and both can be in one page.
  process.env.REVISOINS_DEVELOPED = remote.name;
  // A page from elsewhere asks whether it may reach this machine (a private network request).
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Private-Network': 'true',
    'Cache-Control': 'no-store',
  };
  return serveChanging(remote, { hot: false, liveReload: true, headers }, (config) => ({
    ...config,
    plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof CompressionPlugin)),
  }));
}
