interface Package {
  [field: string]: unknown;
}

export interface Lockfile {
  packages: Record<string, Package>;
  [field: string]: unknown;
}

export interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const sorted = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** A record with one more entry, inserted before the first key that sorts after it in the given group. */
function insert(
  packages: Record<string, Package>,
  key: string,
  value: Package,
  group: string,
): Record<string, Package> {
  const entries = Object.entries(packages);
  const later = entries.findIndex(([other]) => other.startsWith(group) && other.localeCompare(key, 'en') > 0);
  const afterGroup = entries.findLastIndex(([other]) => other.startsWith(group)) + 1;
  entries.splice(later === -1 ? afterGroup : later, 0, [key, value]);
  return Object.fromEntries(entries);
}

/** The lockfile without a workspace. Packages that become unused stay until the next `npm run lock`. Pure. */
export function removeWorkspace(lockfile: Lockfile, folder: string, name: string): Lockfile {
  const gone = [folder, `node_modules/${name}`];
  return {
    ...lockfile,
    packages: Object.fromEntries(Object.entries(lockfile.packages).filter(([key]) => !gone.includes(key))),
  };
}

/**
 * The lockfile with one more workspace, as npm would write it, without network access. The workspace may need
 * only packages that are already there. Pure.
 */
export function addWorkspace(
  lockfile: Lockfile,
  folder: string,
  { name, version, dependencies, devDependencies }: Manifest,
): Lockfile {
  const entry = {
    name,
    version,
    dependencies: sorted(dependencies),
    devDependencies: sorted(devDependencies),
  };
  const withFolder = insert(lockfile.packages, folder, entry, 'apps/');
  return {
    ...lockfile,
    packages: insert(
      withFolder,
      `node_modules/${name}`,
      { resolved: folder, link: true },
      'node_modules/@revisoins/',
    ),
  };
}
