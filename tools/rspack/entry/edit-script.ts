import type { Compilation, Compiler } from '@rspack/core';

export type Edit = readonly [pattern: RegExp, replacement: string];

/**
 * Replaces code that the bundler writes into a script, before it is minified. Throws when a pattern is
 * missing: the bundler then writes it in another form, to which `adapt` must be adapted.
 */
export function editScript(
  { webpack: { sources } }: Compiler,
  compilation: Compilation,
  name: string,
  edits: readonly Edit[],
  adapt: string,
): void {
  const script = compilation.getAsset(name)?.source;
  if (!script) throw new Error(`The build has no ${name}.`);
  const text = script.source().toString();
  const edited = new sources.ReplaceSource(script);
  for (const [pattern, replacement] of edits) {
    const found = pattern.exec(text);
    if (!found)
      throw new Error(`The bundler writes ${name} in another form (${pattern.source}): adapt ${adapt}.`);
    edited.replace(found.index, found.index + found[0].length - 1, replacement);
  }
  compilation.updateAsset(name, edited);
}
