import { liveClient } from './live-client.ts';
import type { TableName } from './table.ts';

export interface TableChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row after the change, unknown until parsed; an empty object after a deletion. */
  row: unknown;
}

export interface ChangeSubscription {
  table: TableName;
  /** A PostgREST filter, such as `id=eq.42`; by default, every row that the learner may read. */
  filter?: string;
  onChange: (change: TableChange) => void;
  /**
   * Called each time changes start to arrive, the first time and after every interruption. Changes before
   * that are not delivered, so read the rows again.
   */
  onLive?: () => void;
}

let subscriptions = 0;

/**
 * Follows the changes of a table and returns the function that stops it. The connection is loaded and opened
 * in the background and renewed after interruptions. Never throws: without a connection nothing arrives.
 */
export function subscribeToChanges({ table, filter, onChange, onLive }: ChangeSubscription): () => void {
  subscriptions += 1;
  const topic = `${table}-changes-${subscriptions}`;
  let ended = false;
  let leave = (): void => undefined;

  async function join(): Promise<void> {
    const client = await liveClient();
    if (ended) return;
    const channel = client.channel(topic);
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', table, ...(filter && { filter }) },
      (change) => {
        if (!ended) onChange({ type: change.eventType, row: change.new });
      },
    );
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED' && !ended) onLive?.();
    });
    leave = () => void client.removeChannel(channel);
  }

  join().catch(() => undefined);

  return () => {
    ended = true;
    leave();
  };
}
