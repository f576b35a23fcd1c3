import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
}

const manifestOf = (name: string) => require(`${name}/package.json`) as Manifest;
const versionOf = (name: string) => manifestOf(name).version;

/** The versions that an export of a library is named by (`./0.1.0`): those from before a break that it still offers. */
const earlierVersionsOf = (name: string) =>
  Object.keys(manifestOf(name).exports ?? {}).flatMap(
    (path) => /^\.\/(\d+\.\d+\.\d+)$/.exec(path)?.[1] ?? [],
  );

/** Packages of which one copy exists at run time. What is lazy comes when it is first wanted, the rest with the first remote. */
const singletons = [
  { request: 'react', version: versionOf('react') },
  { request: 'react/jsx-runtime', version: versionOf('react') },
  { request: 'react-dom', version: versionOf('react-dom') },
  { request: '@revisoins/auth', version: versionOf('@revisoins/auth') },
  { request: '@revisoins/host', version: versionOf('@revisoins/host') },
  { request: '@revisoins/i18n', version: versionOf('@revisoins/i18n') },
  { request: '@revisoins/router', version: versionOf('@revisoins/router') },
  { request: '@revisoins/backend', version: versionOf('@revisoins/backend'), lazy: true },
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
  earlierVersionsOf(name).map((version) => ({ name, version, request: `${name}/${version}`, lazy })),
);

/** Everything that a host provides: the version of each, then the earlier ones that it offers beside it. */
export const providedVersions = Object.fromEntries(
  singletons.map(({ request, version }) => [
    request,
    [version, ...earlierLibraries.filter(({ name }) => name === request).map((earlier) => earlier.version)],
  ]),
);
