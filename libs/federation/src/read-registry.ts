import { registrySchema, type Registry } from '@revisoins/contracts';

export interface ReadRegistry {
  registry: Registry;
  /** False when there was no registry to read at all. */
  sound: boolean;
  /** Remotes that were left out, and why. */
  refused: Record<string, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const reasonOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => `${path.slice(2).map(String).join('.')}: ${message}`).join('; ');

/**
 * Reads a registry remote by remote: one that this host does not understand (an unknown contract, a broken entry) is left
 * out with a reason, and the others are there. Never throws.
 */
export function readRegistry(raw: unknown): ReadRegistry {
  const registry: Registry = { schema: 1, remotes: {} };
  const refused: Record<string, string> = {};
  if (!isRecord(raw) || raw.schema !== 1 || !isRecord(raw.remotes)) return { registry, sound: false, refused };
  for (const [name, remote] of Object.entries(raw.remotes)) {
    const parsed = registrySchema.safeParse({ schema: 1, remotes: { [name]: remote } });
    if (parsed.success) Object.assign(registry.remotes, parsed.data.remotes);
    else refused[name] = reasonOf(parsed.error.issues);
  }
  return { registry, sound: true, refused };
}
