import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const template = readFileSync(
  require.resolve('@rspack/core').replace(/index\.js$/, 'moduleFederationDefaultRuntime.js'),
  'utf8',
);

/**
 * The bundler writes the same function into the entry of every remote: its start. It is cut out of the
 * entries: the host has the only copy (`hostStart`) and lends it. `parameters` are the variables that the
 * function closes over.
 */
const [, parameters = '', body = ''] =
  /^var ([\w,]+);export default function\(\)\{const runtimeRequire=__module_federation_runtime_require__;(.+)\}\s*$/s.exec(
    template,
  ) ?? [];
if (body === '') throw new Error("The bundler's start of a remote has changed: adapt container-start.ts.");

/** The module in the host that contains the start of a remote. */
export const hostStart = `export function startContainer(runtimeRequire,${parameters}){${body}}`;

/**
 * An entry's start, with a call in place of the function's body. Throws when the bundler has written another
 * one.
 */
export function callLentStart(source: string): string {
  const [before, after] = source.split(/const runtimeRequire=(?=\w+;)/);
  const [, scope = ''] = /^(\w+);/.exec(after ?? '') ?? [];
  if (before === undefined || after !== `${scope};${body}`)
    throw new Error(
      "The bundler's start of a remote is not the one that a host lends: adapt container-start.ts.",
    );
  return `import { startContainer } from "@module-federation/webpack-bundler-runtime";${before}startContainer(${scope},${parameters})`;
}
