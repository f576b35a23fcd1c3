import * as z from 'zod';

const packageSchema = z.looseObject({
  /** Of a link: the folder of the workspace. */
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});
type Package = z.infer<typeof packageSchema>;

const lockfileSchema = z.object({ packages: z.record(z.string(), packageSchema) });

/** Where Node finds a package from a folder of the lockfile: in the nearest node_modules upwards. */
function resolvePackage(packages: Record<string, Package>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (folder === '') return undefined;
  }
}

/**
 * The entries of a lockfile that a workspace needs, with their own dependencies, by path and sorted. Pure.
 */
export function lockedPackages(lockfile: string, workspace: string): [string, Package][] {
  const { packages } = lockfileSchema.parse(JSON.parse(lockfile));
  const found = new Map<string, Package>();
  const waiting = [workspace];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = packages[place];
    if (!entry || found.has(place)) continue;
    found.set(place, entry);
    if (entry.link && entry.resolved !== undefined) waiting.push(entry.resolved);
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = entry;
    for (const name of Object.keys({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const needed = resolvePackage(packages, place, name);
      if (needed !== undefined) waiting.push(needed);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
