import * as z from 'zod/mini';
import { remoteDeclarationSchema, semver } from './remote-declaration.schema.ts';

/** `sha384-` and the hash in base64, as in the browser's integrity attribute. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a sha384 integrity value'));
const percent = z.int().check(z.minimum(0), z.maximum(100));

/** A version as the registry has it. */
export const registeredVersionSchema = z.strictObject({
  /** Absolute URL of the folder that holds the version's files, with a trailing slash. */
  base: z.url().check(z.regex(/\/$/, 'a trailing slash')),
  /**
   * The global name of the version's federation container. It differs between builds, so that two can run in
   * one page.
   */
  container: z.string().check(z.regex(/^[A-Za-z_]\w*$/, 'a name for a global')),
  declaration: remoteDeclarationSchema,
  /** Every script that the version may run, by its path below `base`. Empty only for a development server. */
  integrity: z.record(z.string(), integrity),
  /**
   * The files that each route loads after the entry, by their path below `base`: a preload hint for the page
   * that starts there.
   */
  preload: z.optional(z.record(z.string(), z.array(z.string()))),
  /**
   * Files that are identical, byte for byte, to an earlier version's, by that version's folder relative to
   * `base`: browsers load them from there, where a returning visitor has them in the cache. `base` has a
   * copy.
   */
  unchanged: z.optional(
    z.record(
      z.string().check(z.regex(/^\.\.\/[\w.+-]+\/$/, 'the folder of another version')),
      z.array(z.string()),
    ),
  ),
  /** The shared singletons that the version takes from its host: name and range, such as '^1.2.0'. */
  shared: z.record(z.string(), z.string()),
});

const channel = {
  /** The version for all browsers to which `traffic` assigns no other. */
  default: semver,
  /** The percentage of browsers for each version other than the default. */
  traffic: z.record(semver, percent),
  /** The version that a browser falls back to when its own does not load. */
  lastKnownGood: z.optional(semver),
};

const registeredRemote = z.strictObject({ ...channel, versions: z.record(semver, registeredVersionSchema) });

/**
 * The remotes that a host may load and the versions to choose from. The host's HTML contains it, with only
 * the versions that browsers are given now.
 */
export const registrySchema = z.strictObject({
  schema: z.literal(1),
  remotes: z.record(z.string(), registeredRemote).check(
    z.refine(
      (remotes) =>
        Object.values(remotes).every((remote) =>
          [remote.default, remote.lastKnownGood, ...Object.keys(remote.traffic)].every(
            (version) => version === undefined || remote.versions[version] !== undefined,
          ),
        ),
      'every version that is named is listed under `versions`',
    ),
    z.refine(
      (remotes) =>
        Object.values(remotes).every(
          ({ traffic }) => Object.values(traffic).reduce((sum, share) => sum + share, 0) <= 100,
        ),
      'the shares of traffic add up to 100 at most',
    ),
  ),
});

/**
 * Which version of each remote browsers get: the part of the registry that can change while a page is open.
 */
export const channelsSchema = z.record(z.string(), z.strictObject(channel));

/**
 * The versions of a remote that browsers are no longer given: a file of the host's origin, by its path and
 * expected hash. A browser with a pinned version fetches it.
 */
export const archivesSchema = z.record(
  z.string(),
  z.strictObject({
    path: z.string().check(z.regex(/^\/assets\/[\w.-]+\.json$/, 'a file of the assets')),
    integrity,
  }),
);

/** Where versions are that the registry no longer lists. */
export type Archives = z.infer<typeof archivesSchema>;
/** The default version of each remote, which open pages follow. */
export type Channels = z.infer<typeof channelsSchema>;
/** Every remote of a site, with its versions and who gets them. */
export type Registry = z.infer<typeof registrySchema>;
/** A remote in the registry. */
export type RegisteredRemote = z.infer<typeof registeredRemote>;
/** A version in the registry: where its files are and what it declares. */
export type RegisteredVersion = z.infer<typeof registeredVersionSchema>;
