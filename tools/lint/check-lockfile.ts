interface LockedPackage {
  link?: boolean;
  optional?: boolean;
  integrity?: string;
  os?: string[];
  cpu?: string[];
}

/**
 * The packages of a lockfile that npm would install without verifying a hash, one sentence each. Ignores
 * native packages for other systems, which `npm run lock -- --hashes` completes where the registry has them.
 * Pure.
 */
export function checkLockfile(lockfile: string): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity)
    .filter(([, { optional, os, cpu }]) => !(optional && (os ?? cpu)))
    .map(([place]) => `package-lock.json: ${place} has no integrity; run npm run lock -- --hashes.`);
}
