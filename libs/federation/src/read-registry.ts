import {
  registeredVersionSchema,
  registrySchema,
  type RegisteredVersion,
  type Registry,
} from '@revisoins/contracts';
import { registrySeal } from '@revisoins/contracts/registry-seal';
import { readInlined } from './read-inlined.ts';

/** A remote, or one version of it, that this host leaves out, and why. */
export interface Refusal {
  remote: string;
  /** Undefined when the whole remote is left out. */
  version?: string;
  reason: string;
}

export interface ReadRegistry {
  registry: Registry;
  /** False when there was no registry at all. */
  sound: boolean;
  refused: Refusal[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

const describeIssues = (issues: Issues, skip = 0) =>
  issues.map(({ path, message }) => `${path.slice(skip).map(String).join('.')}: ${message}`).join('; ');

/** The versions that this host supports. */
export function readVersions(
  raw: unknown,
  refuse: (version: string, reason: string) => void,
): Record<string, RegisteredVersion> {
  const versions: Record<string, RegisteredVersion> = {};
  for (const [id, version] of Object.entries(isRecord(raw) ? raw : {})) {
    const parsed = registeredVersionSchema.safeParse(version);
    if (parsed.success) versions[id] = parsed.data;
    else refuse(id, describeIssues(parsed.error.issues));
  }
  return versions;
}

/**
 * A remote with the versions that this host supports; the traffic of a refused version goes to the others.
 */
function withKnownVersions(
  remote: Record<string, unknown>,
  refuse: (version: string, reason: string) => void,
): Record<string, unknown> {
  const versions = readVersions(remote.versions, refuse);
  const traffic = isRecord(remote.traffic)
    ? Object.fromEntries(Object.entries(remote.traffic).filter(([id]) => versions[id]))
    : remote.traffic;
  const { lastKnownGood, ...others } = remote;
  const good = typeof lastKnownGood === 'string' && versions[lastKnownGood] ? lastKnownGood : undefined;
  const known = typeof remote.default === 'string' && versions[remote.default] ? remote.default : good;
  return {
    ...others,
    default: known ?? remote.default,
    traffic,
    versions,
    ...(good === undefined ? {} : { lastKnownGood: good }),
  };
}

/**
 * The registry in a page. One that publication has parsed with the same schemas, as its seal says, is taken
 * as it is: parsing it again takes a fifth of a second on a slow phone with many remotes. Never throws.
 */
export function readInlinedRegistry(page: Document): ReadRegistry {
  const raw = readInlined('revisoins-registry', page);
  const seal = readInlined('revisoins-seal', page);
  const text = page.getElementById('revisoins-registry')?.textContent ?? '';
  if (raw !== undefined && seal === registrySeal(text))
    return { registry: raw as Registry, sound: true, refused: [] };
  return readRegistry(raw);
}

/**
 * Reads a registry version by version. An unsupported version (an unknown contract, an invalid entry) is left
 * out with a reason, and the last known good one replaces it. A remote without any version is left out; the
 * others stay. Never throws.
 */
export function readRegistry(raw: unknown): ReadRegistry {
  const registry: Registry = { schema: 1, remotes: {} };
  const refused: Refusal[] = [];
  if (!isRecord(raw) || raw.schema !== 1 || !isRecord(raw.remotes))
    return { registry, sound: false, refused };
  const parse = (name: string, remote: unknown) =>
    registrySchema.safeParse({ schema: 1, remotes: { [name]: remote } });
  for (const [name, remote] of Object.entries(raw.remotes)) {
    const whole = parse(name, remote);
    const refuse = (version: string, reason: string) => refused.push({ remote: name, version, reason });
    // Version by version only where one is unsupported: checking them twice is felt with many remotes.
    const parsed =
      whole.success || !isRecord(remote) ? whole : parse(name, withKnownVersions(remote, refuse));
    if (parsed.success) Object.assign(registry.remotes, parsed.data.remotes);
    else refused.push({ remote: name, reason: describeIssues(parsed.error.issues, 2) });
  }
  return { registry, sound: true, refused };
}
