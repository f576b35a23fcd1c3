interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
  [field: string]: unknown;
}

const systems = ['darwin', 'win32', 'linux', 'freebsd', 'android', 'openharmony'];
const processors: Record<string, string> = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
};

/** The platform of a package, read from its name: `@nx/nx-linux-x64-musl`. */
export function readPlatform(name: string): Record<string, string[]> | undefined {
  const words = name.split(/[/-]/);
  const system = systems.find((one) => words.includes(one));
  const processor = Object.keys(processors).find((one) => words.includes(one));
  if (!processor || (!system && processor !== 'wasm32')) return undefined;
  const libc =
    words.includes('musl') || words.includes('musleabihf')
      ? 'musl'
      : words.includes('gnu')
        ? 'glibc'
        : undefined;
  return {
    cpu: [processor],
    ...(system ? { os: [system] } : {}),
    ...(libc && system === 'linux' ? { libc: [libc] } : {}),
  };
}

/**
 * Adds the platform packages that a lockfile lacks because the registry it was made with does not mirror
 * them. Without them `npm ci` refuses the lockfile, and other systems get no native package.
 */
export function completePlatforms(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages };
  for (const { optionalDependencies = {} } of Object.values(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = readPlatform(name);
      if (!platform || !/^\d/.test(version) || packages[`node_modules/${name}`]) continue;
      packages[`node_modules/${name}`] = { version, ...platform, optional: true };
    }
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...lockfile, packages: sorted };
}
