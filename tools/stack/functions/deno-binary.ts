import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The deno program in its npm package; started directly, so that a signal reaches it and not a wrapper. */
export function denoBinary(): string {
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
