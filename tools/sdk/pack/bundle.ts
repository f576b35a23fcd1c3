import { chmodSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { guardedProgram } from './node-version.ts';

export interface Bundle {
  /** The source of each module that the package offers, by the name of its file. */
  entries: Record<string, string>;
  /** Packages that are installed beside it; all others become part of it. */
  dependencies: readonly string[];
  /** Entries that are commands: each has a program that starts it (`programFile`). */
  commands?: readonly string[];
  /** For browsers and test runners, or for Node. */
  platform?: 'node' | 'browser';
  /** Modules that are replaced in the package, by the end of their path: the new source. */
  replaced?: Record<string, () => string>;
}

/** The file that runs a command. */
export const programFile = (command: string): string => `${command}.program.js`;

const packageName = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const replace = (sources: Record<string, () => string>): Plugin => ({
  name: 'replace',
  load(file) {
    const found = Object.keys(sources).find((end) => file.replaceAll('\\', '/').endsWith(end));
    return found === undefined ? null : { code: sources[found]?.() ?? '', moduleType: 'js' };
  },
});

/**
 * Writes the modules of a package as JavaScript into a folder, with everything of this tree that they use.
 * A module finds others by their paths, which the names of the entries keep.
 */
export async function bundle(
  folder: string,
  { entries, dependencies, commands = [], platform = 'node', replaced = {} }: Bundle,
): Promise<void> {
  const build = await rolldown({
    input: entries,
    platform,
    external: (specifier) => isBuiltin(specifier) || dependencies.includes(packageName(specifier)),
    plugins: [replace(replaced)],
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    transform: { define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } },
    onLog(level, log, print) {
      // Warnings about a package's own code, such as a circle in it.
      if (level === 'warn' && log.id?.includes('node_modules')) return;
      print(level, log);
    },
  });
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
  });
  await build.close();
  for (const command of commands) {
    const file = join(folder, programFile(command));
    writeFileSync(file, guardedProgram(`${command}.js`));
    chmodSync(file, 0o755);
  }
}
