import { posix } from 'node:path';

/** One folder for each component: their names say it. */
const selfExplaining = ['libs/ui'];

/**
 * What the READMEs of packages do not say of their rooms, one sentence each: every app, library and tool has a README, and
 * it names each folder of its sources. `files` are paths, `read` gives the text of one. Pure but for `read`.
 */
export function checkRooms(files: readonly string[], read: (file: string) => string): string[] {
  const rooms = new Map<string, Set<string>>();
  for (const file of files) {
    const [, part, room] = /^((?:apps|libs)\/[^/]+\/src|tools\/[^/]+)\/(?:([^/]+)\/)?[^/]/.exec(file) ?? [];
    if (part === undefined) continue;
    const known = rooms.get(part) ?? new Set();
    if (room !== undefined) known.add(room);
    rooms.set(part, known);
  }
  return [...rooms].flatMap(([sources, names]) => {
    const part = sources.replace(/\/src$/, '');
    const readme = posix.join(part, 'README.md');
    if (!files.includes(readme))
      return [`${part} has no README.md: say there what it is and what its rooms are.`];
    if (selfExplaining.includes(part)) return [];
    const text = read(readme);
    return [...names]
      .filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`${name}/\``))
      .map((name) => `${readme} does not say what is in ${sources}/${name}.`);
  });
}
