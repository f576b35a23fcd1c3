const IMPORT = /(?:^|[\s;}])(?:import|export)\s*(?:type\s+)?(?:[\w*\s{},$]*?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** The modules that a source text imports, statically or dynamically, with the line of each. */
export function findImports(source: string): { specifier: string; line: number }[] {
  return [...source.matchAll(IMPORT)].map((match) => ({
    specifier: match[1] ?? match[2] ?? '',
    line: source.slice(0, match.index + match[0].length).split('\n').length,
  }));
}
