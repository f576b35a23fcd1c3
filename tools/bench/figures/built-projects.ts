/**
 * The projects that Nx built, and those it took from its cache, parsed from the output of `nx run-many`.
 * Pure.
 */
export function builtProjects(printed: string): { built: string[]; cached: string[] } {
  const lines = [...printed.matchAll(/^> nx run (\S+):build\s*(\[.*\])?\s*$/gm)];
  const names = (fromCache: boolean) =>
    lines.filter(([, , mark]) => (mark !== undefined) === fromCache).map(([, name = '']) => name);
  return { built: names(false), cached: names(true) };
}
