import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}

/** Packages of which one copy exists at run time. */
const singletons = [
  { request: 'react', version: versionOf('react') },
  { request: 'react/jsx-runtime', version: versionOf('react') },
  { request: 'react-dom', version: versionOf('react-dom') },
  { request: '@revisoins/auth', version: versionOf('@revisoins/auth') },
  { request: '@revisoins/host', version: versionOf('@revisoins/host') },
  { request: '@revisoins/i18n', version: versionOf('@revisoins/i18n') },
  { request: '@revisoins/router', version: versionOf('@revisoins/router') },
  { request: '@revisoins/backend', version: versionOf('@revisoins/backend') },
];

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
