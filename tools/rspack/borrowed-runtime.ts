/**
 * Replaces `@module-federation/webpack-bundler-runtime` in the entry of a remote: the host's copy, with
 * separate state, and the host's function that starts a container. The host lends both before it loads an
 * entry (start-federation.ts of the shell).
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
