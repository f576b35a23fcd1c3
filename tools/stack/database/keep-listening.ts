import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { DatabaseLost } from './database.ts';
import type { Driver } from './postgres-pool.ts';

const RETRY_MS = 250;

interface Ear {
  /** Resolves when the connection has ended. */
  readonly lost: Promise<void>;
  end(): void;
}

async function listenOnce(
  driver: Driver,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<Ear> {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const own = {
    max: 1,
    fetch_types: false,
    idle_timeout: null,
    max_lifetime: null,
    onnotify: (_channel: string, payload: string) => onPayload(payload),
    onclose: () => lose(),
  };
  const sql: Driver = postgres({ ...driver.options, ...own } as object);
  const end = () => void sql.end({ timeout: 0 }).catch(() => undefined);
  try {
    const refuse = () => Promise.reject(new DatabaseLost());
    await Promise.race([sql.unsafe(`listen "${channel}"`), lost.then(refuse)]);
  } catch (error) {
    end();
    throw error;
  }
  return { lost, end };
}

/**
 * Listens to a channel, again whenever the connection was lost, each time with a driver of its own: one that
 * loses a LISTEN in progress, and is refused by a server that is starting, then connects without listening.
 * Rejects when the first attempt fails.
 */
export async function keepListening(
  driver: Driver,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<{ end(): void }> {
  const over = new AbortController();
  const { signal } = over;
  let ear: Ear | undefined = await listenOnce(driver, channel, onPayload);
  const follow = async () => {
    while (!signal.aborted) {
      await ear?.lost;
      ear?.end();
      ear = undefined;
      await delay(RETRY_MS, undefined, { ref: false });
      if (!signal.aborted) ear = await listenOnce(driver, channel, onPayload).catch(() => undefined);
    }
    ear?.end();
  };
  void follow();
  return {
    end() {
      over.abort();
      ear?.end();
    },
  };
}
