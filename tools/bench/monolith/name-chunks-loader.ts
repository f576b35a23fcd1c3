import type { LoaderContext } from '@rspack/core';

/** Default export: the bundler wants one. Chunks of two apps may have one name; in one build they must not be one chunk. */
export default function nameChunksLoader(this: LoaderContext<{ app: string }>, source: string): string {
  const { app } = this.getOptions();
  return source.replaceAll(/webpackChunkName: "/g, `webpackChunkName: "${app}.`);
}
