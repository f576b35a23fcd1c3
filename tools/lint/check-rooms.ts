import { posix } from 'node:path';

/** One folder for each component: their names say it. */
const selfExplaining = ['libs/ui'];

/**
 * What the READMEs of apps and libraries do not say of their rooms, one sentence each: every app and library has a README,
 * and it names each folder of its `src`. `files` are paths, `read` gives the text of one. Pure but for `read`.
 */
export function checkRooms(files: readonly string[], read: (file: string) => string): string[] {
  const rooms = new Map<string, Set<string>>();
  for (const file of files) {
    const [, part, room] = /^((?:apps|libs)\/[^/]+)\/src\/(?:([^/]+)\/)?/.exec(file) ?? [];
    if (part === undefined) continue;
    const known = rooms.get(part) ?? new Set();
    if (room !== undefined) known.add(room);
    rooms.set(part, known);
  }
  return [...rooms].flatMap(([part, names]) => {
    const readme = posix.join(part, 'README.md');
    if (!files.includes(readme))
      return [`${part} has no README.md: say there what it is and what its rooms are.`];
    if (selfExplaining.includes(part)) return [];
    const text = read(readme);
    return [...names]
      .filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`${name}/\``))
      .map((name) => `${readme} does not say what is in ${part}/src/${name}.`);
  });
}
