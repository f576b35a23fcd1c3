import { createHash } from 'node:crypto';
import { rspack, type Compiler } from '@rspack/core';

/** The module that the bundler's plugin adds to an entry, named after its text. */
const START = /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__/;

/**
 * The hash of what the bundler does at the start of a container; `startContainer` of libs/federation does it
 * in its place. When an update of the bundler changes it, compare both, then write the new hash here.
 */
const KNOWN = '5d06e68a0f51699be3984c2299942256eb0bce7d2a153f3d209146cd503e6c99';

/**
 * The start of a remote's container, with a call of the host's function in place of the bundler's code.
 * Throws when the bundler has written another one.
 */
export function callLentStart(source: string): string {
  const [, scope, body = ''] = /const runtimeRequire=(\w+);(.*)$/s.exec(source) ?? [];
  const hash = createHash('sha256').update(body.trim()).digest('hex');
  if (scope === undefined || hash !== KNOWN)
    throw new Error(
      `The bundler starts a remote in another way (${hash}): compare libs/federation/src/start-container.ts, then adapt lent-start.ts.`,
    );
  return `globalThis.revisoinsFederation.startContainer(${scope});`;
}

/**
 * Leaves the bundler's federation runtime out of the entry of a remote: its host starts the container.
 * Unofficial; the byte budget of the remotes fails when it stops working.
 */
export class LentStart {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(START, (resource) => {
      const [loader = '', written = ''] = resource.request.split(/(?<=data:text\/javascript,)/);
      resource.request = loader + encodeURIComponent(callLentStart(decodeURIComponent(written)));
    }).apply(compiler);
  }
}
