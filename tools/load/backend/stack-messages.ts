import * as z from 'zod';

/** What the process of the stack is started with. */
export const stackArguments = z.strictObject({
  portOffset: z.int(),
  dataDir: z.string(),
  databaseUrl: z.exactOptional(z.string()),
});

export const stackRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sql'), id: z.int(), sql: z.string(), parameters: z.array(z.unknown()) }),
  /** Asks for the process id of the functions. */
  z.object({ kind: z.literal('functions'), id: z.int() }),
]);

export const stackReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), apiUrl: z.string(), publishableKey: z.string() }),
  z.object({ kind: z.literal('rows'), id: z.int(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ kind: z.literal('functions'), id: z.int(), pid: z.int().optional() }),
  z.object({ kind: z.literal('failed'), id: z.int(), reason: z.string() }),
]);

export type StackRequest = z.infer<typeof stackRequest>;
export type StackReply = z.infer<typeof stackReply>;
