import type { Random } from '../bank/random.ts';
import { createOutbox, type Outbox, type OutboxPorts } from './outbox.ts';
import type { OutboxEntry, OutboxStorage, SendOutcome } from './entry.ts';

export type Fault =
  | 'none'
  | 'lost-request'
  | 'lost-response'
  | 'server-error'
  | 'crash-before'
  | 'crash-after';

/** A model of a device with tabs and of a server that is idempotent by id. Time and faults are scripted. */
export class World {
  readonly device = new Map<string, OutboxEntry>();
  /** What the server has; `inserts` counts all rows ever inserted, which reveals duplicates. */
  readonly rows = new Map<string, { owner: string; payload: unknown }>();
  inserts = 0;
  requests = 0;
  time = 0;
  faults: Fault[] = [];
  readonly announced: string[] = [];
  readonly random: Random;
  readonly make: (ports: OutboxPorts<unknown>) => Outbox<unknown>;

  constructor(random: Random, make: World['make'] = createOutbox) {
    this.random = random;
    this.make = make;
  }

  openTab(): Tab {
    return new Tab(this);
  }

  /** Ports take between zero and three turns, so that the tabs interleave in many ways. */
  async pause(): Promise<void> {
    for (let turns = Math.floor(this.random() * 4); turns > 0; turns -= 1) await Promise.resolve();
  }

  insert(id: string, owner: string, payload: unknown): SendOutcome {
    const existing = this.rows.get(id);
    if (existing)
      return existing.owner === owner ? { kind: 'saved' } : { kind: 'refused', reason: 'not yours' };
    this.inserts += 1;
    this.rows.set(id, { owner, payload });
    return { kind: 'saved' };
  }
}

/** One page. After a crash none of its calls returns, as in a browser. */
export class Tab {
  readonly outbox: Outbox<unknown>;
  readonly crashed: Promise<'crashed'>;
  #alive = true;
  #crash: () => void = () => undefined;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    this.crashed = new Promise((resolve) => {
      this.#crash = () => {
        this.#alive = false;
        resolve('crashed');
      };
    });
    const { random } = world;
    this.outbox = world.make({
      storage: this.#storage(),
      send: (entry) => this.#send(entry),
      order: 'any',
      backoff: { firstMs: 1000, longestMs: 300_000 },
      now: () => world.time,
      random,
      // Time only passes when a test advances it.
      later: () => () => undefined,
    });
  }

  close(): void {
    this.#crash();
  }

  /** Runs a step until it ends or the page crashes. */
  async run<T>(step: Promise<T>): Promise<T | 'crashed'> {
    return Promise.race([step, this.crashed]);
  }

  async #turn(): Promise<void> {
    await this.#world.pause();
    if (!this.#alive) await new Promise(() => undefined);
  }

  #storage(): OutboxStorage {
    const { device } = this.#world;
    return {
      list: async () => {
        await this.#turn();
        return [...device.values()];
      },
      update: async (id, change) => {
        await this.#turn();
        const before = device.get(id);
        const after = change(before);
        if (after) device.set(id, after);
        else device.delete(id);
        await this.#turn();
        return { before, after };
      },
      isOnDevice: () => true,
    };
  }

  async #send({ id, owner, payload }: { id: string; owner: string; payload: unknown }): Promise<SendOutcome> {
    const world = this.#world;
    await this.#turn();
    world.requests += 1;
    const fault = world.faults.shift() ?? 'none';
    if (fault === 'crash-before') this.#crash();
    await this.#turn();
    if (fault === 'lost-request') throw new TypeError('network');
    if (fault === 'server-error') return { kind: 'failed' };
    const outcome = world.insert(id, owner, payload);
    if (fault === 'crash-after') this.#crash();
    await this.#turn();
    if (fault === 'lost-response') throw new TypeError('network');
    return outcome;
  }
}
