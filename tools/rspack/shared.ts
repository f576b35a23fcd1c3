import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
}

const readManifest = (name: string) => require(`${name}/package.json`) as Manifest;
const installedVersion = (name: string) => readManifest(name).version;

/** The versions that an export of a library is named by (`./0.1.0`): those from before a break that it still offers. */
const earlierVersions = (name: string) =>
  Object.keys(readManifest(name).exports ?? {}).flatMap(
    (path) => /^\.\/(\d+\.\d+\.\d+)$/.exec(path)?.[1] ?? [],
  );

/** Packages of which one copy exists at run time. What is lazy comes when it is first wanted, the rest with the first remote. */
const singletons = [
  { request: 'react', version: installedVersion('react') },
  { request: 'react/jsx-runtime', version: installedVersion('react') },
  { request: 'react-dom', version: installedVersion('react-dom') },
  { request: '@revisoins/auth', version: installedVersion('@revisoins/auth') },
  { request: '@revisoins/host', version: installedVersion('@revisoins/host') },
  { request: '@revisoins/i18n', version: installedVersion('@revisoins/i18n') },
  { request: '@revisoins/router', version: installedVersion('@revisoins/router') },
  { request: '@revisoins/backend', version: installedVersion('@revisoins/backend'), lazy: true },
];

/** A remote takes them from its host and carries no copy (`import: false`). */
export const sharedByRemote = Object.fromEntries(
  singletons.map(({ request, version }) => [
    request,
    { singleton: true, strictVersion: true, import: false as const, version, requiredVersion: `^${version}` },
  ]),
);

/** Name and range of everything that a remote takes from its host. */
export const sharedRanges = Object.fromEntries(
  singletons.map(({ request, version }) => [request, `^${version}`]),
);

/** The packages of ours among the singletons. */
const libraries = singletons.filter(({ request }) => request.startsWith('@revisoins/'));
export const sharedLibraries = libraries.map(({ request }) => request);

/** What the libraries offer for remotes that were built before a break of theirs: the version, and what to import for it. */
export const earlierLibraries = libraries.flatMap(({ request: name, lazy = false }) =>
  earlierVersions(name).map((version) => ({ name, version, request: `${name}/${version}`, lazy })),
);

/** Everything that a host provides: the version of each, then the earlier ones that it offers beside it. */
export const providedVersions = Object.fromEntries(
  singletons.map(({ request, version }) => [
    request,
    [version, ...earlierLibraries.filter(({ name }) => name === request).map((earlier) => earlier.version)],
  ]),
);
