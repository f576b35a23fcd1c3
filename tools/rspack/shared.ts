import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}

/** Packages of which one copy exists at run time, and whether the host's first load carries them. */
const singletons = [
  { request: 'react', version: versionOf('react'), eager: true },
  { request: 'react/jsx-runtime', version: versionOf('react'), eager: true },
  { request: 'react-dom', version: versionOf('react-dom'), eager: true },
  { request: '@revisoins/auth', version: versionOf('@revisoins/auth'), eager: true },
  { request: '@revisoins/host', version: versionOf('@revisoins/host'), eager: true },
  { request: '@revisoins/i18n', version: versionOf('@revisoins/i18n'), eager: true },
  { request: '@revisoins/router', version: versionOf('@revisoins/router'), eager: true },
  // Lazy: a signed-out visitor who opens no form never loads the backend's client.
  { request: '@revisoins/backend', version: versionOf('@revisoins/backend'), eager: false },
];

/** A host provides the singletons. */
export const sharedByHost = Object.fromEntries(
  singletons.map(({ request, version, eager }) => [
    request,
    { singleton: true, strictVersion: true, eager, version, requiredVersion: `^${version}` },
  ]),
);

/** A remote takes them from its host and carries no copy (`import: false`). */
export const sharedByRemote = Object.fromEntries(
  singletons.map(({ request, version }) => [
    request,
    { singleton: true, strictVersion: true, import: false as const, version, requiredVersion: `^${version}` },
  ]),
);

/** Name and range of everything that a remote takes from its host. */
export const sharedRanges = Object.fromEntries(singletons.map(({ request, version }) => [request, `^${version}`]));

/** Name and version of everything that a host provides. */
export const providedVersions = Object.fromEntries(singletons.map(({ request, version }) => [request, version]));

/** The packages of ours among the singletons. */
export const sharedLibraries = singletons.map(({ request }) => request).filter((request) => request.startsWith('@revisoins/'));
