import { readManifest } from './manifests.ts';

const installedVersion = (name: string) => readManifest(name).version;

/** The earlier versions of a library, from its exports (`./0.1.0`). */
const earlierVersions = (name: string) =>
  Object.keys(readManifest(name).exports ?? {}).flatMap(
    (path) => /^\.\/(\d+\.\d+\.\d+)$/.exec(path)?.[1] ?? [],
  );

/** Packages with one copy at run time. Lazy ones load on demand, the others with the first remote. */
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

/** A remote takes them from its host and contains no copy (`import: false`). */
export const sharedByRemote = Object.fromEntries(
  singletons.map(({ request, version }) => [
    request,
    { singleton: true, strictVersion: true, import: false as const, version, requiredVersion: `^${version}` },
  ]),
);

/**
 * What these write into an entry fits what the host lends it: the bundler's runtime, what this preset makes
 * of it, and schemas.
 */
const writers = ['@module-federation/enhanced', '@rspack/core', '@revisoins/rspack', 'zod'].map(
  (request) => ({ request, version: installedVersion(request) }),
);

/** The requirements of a remote: name and range of each shared package. */
export const sharedRanges = Object.fromEntries(
  [...singletons, ...writers].map(({ request, version }) => [request, `^${version}`]),
);

/** Our own packages among the singletons. */
const libraries = singletons.filter(({ request }) => request.startsWith('@revisoins/'));
export const sharedLibraries = libraries.map(({ request }) => request);

/**
 * The earlier versions that the libraries offer to remotes built before a breaking change: the version, and
 * what to import for it.
 */
export const earlierLibraries = libraries.flatMap(({ request: name, lazy = false }) =>
  earlierVersions(name).map((version) => ({ name, version, request: `${name}/${version}`, lazy })),
);

/** Everything that a host provides: the version of each package, then the earlier ones. */
export const providedVersions = Object.fromEntries(
  [...singletons, ...writers].map(({ request, version }) => [
    request,
    [version, ...earlierLibraries.filter(({ name }) => name === request).map((earlier) => earlier.version)],
  ]),
);
