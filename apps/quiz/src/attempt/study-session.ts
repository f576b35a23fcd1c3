import type { QuestionCount } from '@revisoins/assessment';
import { quizInProgress } from './in-progress-quizzes.ts';
import { allSkills, MISTAKES_SESSION, SESSION_PATH, type SessionKind } from './quiz-place.ts';

/** The address of a session; a session of the same kind that is under way continues there. */
export const sessionAddress = (session: SessionKind): string =>
  session === 'planned' ? SESSION_PATH : MISTAKES_SESSION;

/** The address of a planned session of another length than the day's first. */
export const sessionOfLength = (questions: QuestionCount): string => `${SESSION_PATH}?questions=${questions}`;

/** The `of` parameter of a session's address. */
export const parseSession = (of: string | null): SessionKind => (of === 'mistakes' ? 'mistakes' : 'planned');

/** Whether a planned session can be resumed on this device. */
export const isSessionUnderWay = (learner: string): boolean => quizInProgress(learner, allSkills.id) !== null;
