import * as z from 'zod';
import type { VerifiedToken } from '../verify-token.ts';
import { parseChangeFilter, type ChangeFilter } from './change-filter.ts';
import type { Change } from './change-triggers.ts';

const bindingSchema = z.looseObject({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().default('public'),
  table: z.string().optional(),
  filter: z.string().optional(),
});

export const joinSchema = z.looseObject({
  config: z.looseObject({ postgres_changes: z.array(bindingSchema).max(100).default([]) }).prefault({}),
  access_token: z.string().optional(),
});

type Binding = {
  readonly id: number;
  readonly event: string;
  readonly schema: string;
  readonly table: string | undefined;
  readonly passes: ChangeFilter;
};

/** One joined topic of one connection. With a null token it receives nothing. */
export type Channel = {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly bindings: readonly Binding[];
  token: VerifiedToken | null;
};

/** The response to a join: its bindings with ids, or why it is refused. */
export function readBindings(requested: z.infer<typeof joinSchema>['config']['postgres_changes']) {
  const bindings: Binding[] = [];
  for (const [index, { event, schema, table, filter }] of requested.entries()) {
    const passes = parseChangeFilter(filter);
    if (passes === null) return { ok: false, reason: `Unable to read the filter "${filter}"` } as const;
    bindings.push({ id: index + 1, event, schema, table, passes });
  }
  return {
    ok: true,
    bindings,
    answer: requested.map((binding, index) => ({ ...binding, id: index + 1 })),
  } as const;
}

/** The channel's bindings that a change concerns, before the row is read. */
export function bindingsFor(channel: Channel, change: Change): Binding[] {
  return channel.bindings.filter(
    ({ event, schema, table }) =>
      (event === '*' || event === change.type) &&
      schema === change.schema &&
      (table === undefined || table === '*' || table === change.table),
  );
}
