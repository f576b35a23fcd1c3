import * as z from 'zod/mini';
import { hasPin, PINS_KEY } from './has-pin.ts';
import { deviceStorage, parseStored } from '@revisoins/contracts';

/**
 * Remotes with an attempt under way, and since when (milliseconds since 1970), by a name that the remote
 * chooses.
 */
const pinsSchema = z.record(z.string(), z.record(z.string(), z.number()));
type Pins = z.infer<typeof pinsSchema>;

function read(): Pins {
  return pinsSchema.safeParse(parseStored(deviceStorage.get(PINS_KEY))).data ?? {};
}

/** Without storage a reload may load another version, which parses the attempt's own data again. */
function write(pinned: Pins): void {
  deviceStorage.set(PINS_KEY, JSON.stringify(pinned));
}

/**
 * Called by a remote at the start of an attempt: until it is unpinned, this browser keeps the remote's
 * version, even after a reload.
 */
export function pinVersion(remote: string, attempt: string): void {
  const pinned = read();
  write({ ...pinned, [remote]: { ...pinned[remote], [attempt]: Date.now() } });
}

/** Called by a remote when the attempt has ended. */
export function unpinVersion(remote: string, attempt: string): void {
  const pinned = read();
  const { [attempt]: _, ...others } = pinned[remote] ?? {};
  const { [remote]: __, ...rest } = pinned;
  write(Object.keys(others).length > 0 ? { ...rest, [remote]: others } : rest);
}

/** Whether a remote has an attempt under way. For hosts. */
export function isVersionPinned(remote: string, now = Date.now()): boolean {
  return hasPin(read()[remote], now);
}
