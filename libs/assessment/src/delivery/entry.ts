import * as z from 'zod/mini';

const common = {
  /** The client-made id of the attempt: one entry per id, on the device and on the server. */
  id: z.string().check(z.minLength(1)),
  /** Whose result it is: it is only ever sent in that learner's session. */
  owner: z.string().check(z.minLength(1)),
};

/**
 * One result on its way to the server. 'saved' stays as a marker, so that showing the result again
 * does not send it again; 'refused' keeps the payload: the server said no, and nothing is thrown away.
 * Times in ms since 1970.
 */
export const outboxEntry = z.discriminatedUnion('status', [
  z.object({
    ...common,
    status: z.literal('waiting'),
    payload: z.unknown(),
    failures: z.int().check(z.minimum(0)),
    nextTryAt: z.number(),
  }),
  z.object({ ...common, status: z.literal('saved'), savedAt: z.number() }),
  z.object({ ...common, status: z.literal('refused'), payload: z.unknown(), reason: z.string() }),
]);

export type OutboxEntry = z.infer<typeof outboxEntry>;
