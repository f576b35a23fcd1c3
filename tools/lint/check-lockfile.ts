interface LockedPackage {
  link?: boolean;
  optional?: boolean;
  integrity?: string;
  os?: string[];
  cpu?: string[];
}

/**
 * The packages of a lockfile that npm would install without comparing what it gets with a hash, one sentence each. Native parts
 * for other systems are passed over: `npm run lock -- --hashes` fills theirs in where the registry has them. Pure.
 */
export function checkLockfile(lockfile: string): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity)
    .filter(([, { optional, os, cpu }]) => !(optional && (os ?? cpu)))
    .map(([place]) => `package-lock.json: ${place} has no integrity; run npm run lock -- --hashes.`);
}
