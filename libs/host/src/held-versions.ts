import * as z from 'zod/mini';

/** Remotes in the middle of something, and since when (milliseconds since 1970), by a name that the remote gives. */
const heldSchema = z.record(z.string(), z.record(z.string(), z.number()));
type Held = z.infer<typeof heldSchema>;

const KEY = 'revisoins-held-versions';
/** Longer than any attempt; what a crash left behind must not hold a version for ever. */
const LONGEST = 24 * 60 * 60 * 1000;

function read(): Held {
  try {
    const parsed = heldSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function write(held: Held): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // Without storage a reload may bring another version; the attempt's own data is parsed again then.
  }
}

/** Called by a remote at the start of an attempt: until it is released, this browser keeps the remote's version, also after a reload. */
export function holdVersion(remote: string, attempt: string): void {
  const held = read();
  write({ ...held, [remote]: { ...held[remote], [attempt]: Date.now() } });
}

/** Called by a remote when the attempt has ended. */
export function releaseVersion(remote: string, attempt: string): void {
  const held = read();
  const { [attempt]: _, ...others } = held[remote] ?? {};
  const { [remote]: __, ...rest } = held;
  write(Object.keys(others).length > 0 ? { ...rest, [remote]: others } : rest);
}

/** Whether a remote is in the middle of an attempt. For hosts. */
export function isVersionHeld(remote: string, now = Date.now()): boolean {
  return Object.values(read()[remote] ?? {}).some((since) => now - since < LONGEST);
}
