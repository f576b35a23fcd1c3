import * as z from 'zod/mini';
import { runSignedIn } from './run-command.ts';
import type { SessionFailure } from './run-command.ts';

const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    began_at: z.string(),
    used_at: z.string(),
    user_agent: z.nullable(z.string()),
    is_current: z.boolean(),
  }),
);

/** One session of the learner. */
type OpenSession = z.infer<typeof sessionsSchema>[number];

export type ListSessionsOutcome = { kind: 'ok'; sessions: readonly OpenSession[] } | SessionFailure;

/** The learner's sessions, the most recently used first. Never rejects. */
export async function listSessions(): Promise<ListSessionsOutcome> {
  return runSignedIn(async ({ callRpc }): Promise<ListSessionsOutcome> => ({
    kind: 'ok',
    sessions: sessionsSchema.parse(await callRpc('list_my_sessions')),
  }));
}

export type EndSessionsOutcome = { kind: 'ok' } | SessionFailure;

/** Ends the learner's sessions in every other browser; `signOut` ends this one. Never rejects. */
export async function endOtherSessions(): Promise<EndSessionsOutcome> {
  return runSignedIn(async ({ authClient, toAppError }): Promise<EndSessionsOutcome> => {
    const { error } = await authClient().signOut({ scope: 'others' });
    if (error) throw toAppError(error);
    return { kind: 'ok' };
  });
}
