import type { Chunk, Compilation } from '@rspack/core';

export const isScriptOrStyle = (name: string) => /\.(js|css)$/.test(name);

const chunkFiles = (chunks: Iterable<Chunk>) =>
  [...chunks].flatMap((chunk) => [...chunk.files]).filter(isScriptOrStyle);

/** The chunks that contain a module whose source the test accepts. */
function chunksWith(compilation: Compilation, accepts: (source: string) => boolean): Chunk[] {
  return [...compilation.modules]
    .filter((module) => accepts(module.nameForCondition() ?? ''))
    .flatMap((module) => [...compilation.chunkGraph.getModuleChunks(module)]);
}

/** The scripts and styles of the chunks that contain a source file. */
export const filesWith = (compilation: Compilation, source: string): string[] =>
  chunkFiles(chunksWith(compilation, (one) => one === source));

/**
 * The scripts and styles that a route's own import loads: of the chunk group with the route's name
 * (`webpackChunkName`), else, where routes share a chunk, of the group with its page (`mistakes.page.tsx` of
 * the route `mistakes`). Empty where there is neither.
 */
export function routeFiles(compilation: Compilation, app: string, route: string, name = route): string[] {
  const named = compilation.namedChunkGroups.get(name);
  if (named) return chunkFiles(named.chunks);
  const pages = chunksWith(
    compilation,
    (source) => source.startsWith(app) && source.endsWith(`/${route}.page.tsx`),
  );
  const groups = new Set(pages.flatMap((chunk) => [...chunk.groupsIterable]));
  return [...new Set([...groups].flatMap((group) => chunkFiles(group.chunks)))];
}
