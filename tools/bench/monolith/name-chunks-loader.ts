import type { LoaderContext } from '@rspack/core';

/**
 * A default export, as the bundler requires. Chunks of two apps may have the same name, and must stay
 * separate in one build.
 */
export default function nameChunksLoader(this: LoaderContext<{ app: string }>, source: string): string {
  const { app } = this.getOptions();
  return source.replaceAll(/webpackChunkName: "/g, `webpackChunkName: "${app}.`);
}
