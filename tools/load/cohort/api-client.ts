import { setTimeout as delay } from 'node:timers/promises';
import { pauseMs, type Random } from '@revisoins/assessment';
import { Pool } from 'undici';
import { loopbackOrigin } from '../loopback.ts';

/** What a learner asks for, in order. */
export const steps = [
  'sign-in',
  'figures',
  'draw',
  'history',
  'attempt',
  'thalia',
  'unlock',
  'start',
  'save',
  'finish',
] as const;

export type Step = (typeof steps)[number];

export interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  readonly prefer?: string;
  /**
   * When the learner wanted it (`performance.now()`); by default, now. What waits for its turn counts as
   * waiting.
   */
  readonly since?: number;
  /** The product does not retry this, whatever the outcome. */
  readonly once?: boolean;
}

/** What happened to all requests together. */
export interface Tally {
  requests: number;
  /** Answered 503 with a time to wait; the request was sent again. */
  unavailable: number;
  /** Nothing was listening, or a connection ended, while a killed process was down. */
  unreachable: number;
  /** Anything else that was not an answer, by what it was. */
  readonly errors: Map<string, number>;
}

/** A permanent refusal: retrying cannot help. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export interface ApiClient {
  /**
   * Sends until it is answered, as the product's outbox does: after 1 s, then twice as long each time, up to
   * 8 s. Rejects with Refused.
   */
  ask(step: Step, ask: Ask): Promise<unknown>;
  readonly tally: Tally;
  /** Milliseconds from the intended start of a request to its answer, for answered requests. */
  readonly durations: Map<Step, number[]>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
/** That of an exam's answers. */
const BACKOFF = { firstMs: 1000, longestMs: 8000 };

export interface ApiClientOptions {
  readonly apiUrl: string;
  readonly publishableKey: string;
  readonly random: Random;
  /** Whether something that was killed was away at some moment between the two. */
  wasAway(from: number, to: number): boolean;
}

/** The requests of all learners, as a browser sends them, over connections that are kept. */
export function createApiClient({ apiUrl, publishableKey, random, wasAway }: ApiClientOptions): ApiClient {
  const pool = new Pool(loopbackOrigin(apiUrl), { headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  const tally: Tally = { requests: 0, unavailable: 0, unreachable: 0, errors: new Map() };
  const durations: ApiClient['durations'] = new Map();
  const note = (error: string) => tally.errors.set(error, (tally.errors.get(error) ?? 0) + 1);

  /** The answer; null when the request was counted and will be retried. Rejects with Refused. */
  async function send(
    step: Step,
    { method = 'POST', path, body, token, prefer }: Ask,
  ): Promise<{ value: unknown } | null> {
    const sentAt = performance.now();
    tally.requests += 1;
    try {
      const answer = await pool.request({
        method,
        path,
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${token ?? publishableKey}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(prefer !== undefined && { prefer }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.body.text();
      if (answer.statusCode < 300) return { value: text === '' ? null : (JSON.parse(text) as unknown) };
      if (answer.statusCode === 503) {
        tally.unavailable += 1;
        return null;
      }
      note(`${step}: ${answer.statusCode} ${text.slice(0, 200)}`);
      if (answer.statusCode < 500) throw new Refused(`${step}: ${answer.statusCode} ${text}`);
      return null;
    } catch (error) {
      if (error instanceof Refused) throw error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      if (/^(?:ECONN\w+|EPIPE|UND_ERR_SOCKET)$/.test(code) && wasAway(sentAt, performance.now()))
        tally.unreachable += 1;
      else note(`${step}: ${code}`);
      return null;
    }
  }

  return {
    tally,
    durations,
    async ask(step, ask) {
      const since = ask.since ?? performance.now();
      for (let failures = 0; ; failures += 1) {
        if (failures > 0) await delay(pauseMs(failures, random, BACKOFF));
        const answer = await send(step, ask);
        if (answer !== null) {
          const took = performance.now() - since;
          const before = durations.get(step);
          if (before) before.push(took);
          else durations.set(step, [took]);
          return answer.value;
        }
        if (ask.once) throw new Refused(`${step} is not sent again`);
      }
    },
    close: () => pool.close(),
  };
}
