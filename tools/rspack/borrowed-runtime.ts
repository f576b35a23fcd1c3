/**
 * What the entry of a remote has in place of `@module-federation/webpack-bundler-runtime`: the host's copy, with a state
 * of its own, and the host's start of a remote. The host lends both before it loads an entry (start-federation.ts of the
 * shell).
 */
import type federation from '@module-federation/webpack-bundler-runtime';

const { bundlerRuntime: lent, startContainer } = (
  globalThis as unknown as {
    revisoinsFederation: { bundlerRuntime: typeof federation; startContainer: (...facts: unknown[]) => void };
  }
).revisoinsFederation;

export { startContainer };

export default {
  ...lent,
  bundlerRuntime: { ...lent.bundlerRuntime, S: {} },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
