import { posix } from 'node:path';
import { findImports } from '@revisoins/types/find-imports';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The cycles of a graph, one for each edge that closes one. Pure. */
function findCycles(graph: Graph): string[][] {
  const circles: string[][] = [];
  const way: string[] = [];
  const done = new Set<string>();
  const visit = (node: string) => {
    const since = way.indexOf(node);
    if (since >= 0) circles.push([...way.slice(since), node]);
    if (since >= 0 || done.has(node)) return;
    way.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    way.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return circles;
}

const holds = (folder: string, other: string) => other.startsWith(`${folder}/`);

/**
 * Which file imports which by a path. Imports between packages are left to tools/lint/boundaries.ts, which
 * allows no circles.
 */
function fileGraph(sources: Readonly<Record<string, string>>): Graph {
  return new Map(
    Object.entries(sources).map(([file, source]) => {
      const relative = findImports(file, source)
        .map(({ specifier }) => specifier)
        .filter((specifier) => specifier.startsWith('.'));
      return [file, new Set(relative.map((specifier) => posix.join(posix.dirname(file), specifier)))];
    }),
  );
}

/** Which folder imports which. Imports between a folder and its own subfolders do not count. */
function folderGraph(files: Graph, accepted: ReadonlySet<string>): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    if (/\.(test|fixture)\.tsx?$/.test(file)) continue;
    const from = posix.dirname(file);
    const imported = folders.get(from) ?? new Set();
    for (const target of targets) {
      const to = posix.dirname(target);
      if (to !== from && !holds(from, to) && !holds(to, from) && !accepted.has(`${from} -> ${to}`))
        imported.add(to);
    }
    folders.set(from, imported);
  }
  return folders;
}

/**
 * Circles of imports, types included, between files and between folders; a sentence for each. `accepted` are
 * known imports between folders that close a circle; an accepted import that no longer closes one is reported
 * too.
 */
export function findCircles(
  sources: Readonly<Record<string, string>>,
  accepted: readonly string[],
): string[] {
  const files = fileGraph(sources);
  const describe = (what: string) => (circle: readonly string[]) =>
    `${what} import each other: ${circle.join(' -> ')}`;
  const unneeded = accepted.filter((step) => {
    const without = folderGraph(files, new Set(accepted.filter((one) => one !== step)));
    return findCycles(without).length === 0;
  });
  return [
    ...findCycles(files).map(describe('Files')),
    ...findCycles(folderGraph(files, new Set(accepted))).map(describe('Folders')),
    ...unneeded.map(
      (step) => `"${step}" closes no circle any more; take it out of tools/lint/boundaries.ts.`,
    ),
  ];
}
