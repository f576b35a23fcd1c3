import type { OutboxEntry } from './entry.ts';

/** Where entries live; shared by all tabs. Either method may reject (storage full, forbidden). */
export interface OutboxStorage {
  list(): Promise<OutboxEntry[]>;
  /**
   * Reads, changes and writes one entry in one transaction, and gives what it was before and is now.
   * `change` may be called more than once and must not keep state; undefined deletes.
   */
  update(
    id: string,
    change: (current: OutboxEntry | undefined) => OutboxEntry | undefined,
  ): Promise<{ before: OutboxEntry | undefined; after: OutboxEntry | undefined }>;
}

export type SendOutcome =
  /** The server has it, from now on or from an earlier try: its insert is idempotent by id. */
  | { readonly kind: 'stored' }
  /** The server read it and said no for good: invalid, or the id belongs to somebody else. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Anything else: no network, no answer in time, server error, session expired. */
  | { readonly kind: 'failed' };

/** Sends one result. A rejection counts as 'failed'. */
export type SendResult = (entry: { id: string; owner: string; payload: unknown }) => Promise<SendOutcome>;
