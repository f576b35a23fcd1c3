import { quizInProgress } from './in-progress-quizzes.ts';
import { allSkills, SESSION_PATH, type SessionKind } from './quiz-place.ts';

/** The address of a session; one that is under way goes on there, whatever it is made of. */
export const sessionAddress = (session: SessionKind): string =>
  session === 'planned' ? SESSION_PATH : `${SESSION_PATH}?of=mistakes`;

/** The `of` parameter of a session's address. */
export const parseSession = (of: string | null): SessionKind => (of === 'mistakes' ? 'mistakes' : 'planned');

/** Whether a session can be gone on with on this device. */
export function isSessionUnderWay(learner: string): boolean {
  return quizInProgress(learner, allSkills.id) !== null;
}
