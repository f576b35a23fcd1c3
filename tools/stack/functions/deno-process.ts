import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod';
import { createRequire } from 'node:module';

/** The deno program in its npm package; started directly, so that a signal reaches it and not a wrapper. */
function denoBinary(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('deno/package.json'));
  const names = [`${process.platform}-${process.arch}`, `${process.platform}-${process.arch}-glibc`];
  for (const name of names) {
    try {
      const directory = dirname(require.resolve(`@deno/${name}/package.json`));
      return join(directory, process.platform === 'win32' ? 'deno.exe' : 'deno');
    } catch {
      // The next name: packages differ by platform.
    }
  }
  throw new Error(`The npm package of deno has no program for ${names[0]}.`);
}

export type DenoOptions = {
  /** The folder with one folder per function. */
  readonly directory: string;
  readonly names: readonly string[];
  /** The whole environment of the functions. */
  readonly env: Readonly<Record<string, string>>;
  /** Where deno keeps its cache. */
  readonly cacheDirectory: string;
  /** host or host:port that functions may call, besides the process's own port. */
  readonly allowedHosts: readonly string[];
  readonly routerSecret: string;
};

const helloSchema = z.object({ port: z.number(), failed: z.record(z.string(), z.string()) });
const router = fileURLToPath(new URL('./router.ts', import.meta.url));
const nodeModules = resolve(fileURLToPath(new URL('../../../node_modules', import.meta.url)));

/**
 * Starts deno with the functions. They may read their files and packages and reach the listed hosts, and
 * nothing else: no writing, no other programs, no other environment.
 *
 * @returns the process, and a promise of its port that rejects when it ends first.
 */
export function startDeno(
  options: DenoOptions,
  log: (line: string) => void,
): { child: ChildProcess; port: Promise<number> } {
  const config = join(options.directory, 'deno.json');
  const child = spawn(
    denoBinary(),
    [
      'run',
      '--quiet',
      '--no-prompt',
      '--no-remote',
      '--no-lock',
      '--node-modules-dir=manual',
      existsSync(config) ? `--config=${config}` : '--no-config',
      '--allow-env',
      `--allow-read=${options.directory},${nodeModules}`,
      `--allow-net=${['127.0.0.1:0', ...options.allowedHosts].join(',')}`,
      router,
      JSON.stringify({ directory: `${pathToFileURL(options.directory).href}/`, names: options.names }),
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...options.env,
        STACK_ROUTER_SECRET: options.routerSecret,
        DENO_DIR: options.cacheDirectory,
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
    },
  );
  const port = new Promise<number>((ready, fail) => {
    createInterface(child.stdout)
      .once('line', (line) => {
        const hello = helloSchema.safeParse(parse(line));
        if (!hello.success) return fail(new Error(`The functions did not start: ${line}`));
        for (const [name, reason] of Object.entries(hello.data.failed))
          log(`functions: ${name} did not load: ${reason}`);
        ready(hello.data.port);
      })
      .on('line', (line) => {
        if (helloSchema.safeParse(parse(line)).success === false) log(`functions: ${line}`);
      });
    child.once('error', fail);
    child.once('exit', (code) => {
      fail(new Error(`The functions' process ended with code ${code}.`));
    });
  });
  createInterface(child.stderr).on('line', (line) => {
    log(`functions: ${line}`);
  });
  port.catch(() => undefined);
  return { child, port };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
