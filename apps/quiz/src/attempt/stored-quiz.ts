import {
  countAnswered,
  isFinished,
  quizAttempt,
  quizClock,
  readQuizAttempt,
  skillByTitle,
  skillTitleKey,
  type QuizAttempt,
} from '@revisoins/assessment';
import {
  announceAttempt,
  deviceReading,
  deviceStorage,
  hostCapabilities,
  parseStored,
  pinVersion,
  unpinVersion,
  withdrawAttempt,
} from '@revisoins/host';
import * as z from 'zod/mini';
import { quizAddress, quizKey } from './quiz-place.ts';

const pinned = new Set<string>();

/** What a move changes in a quiz: a few hundred bytes, without the questions, which never change. */
const { id, answers, position, clock, finished } = quizAttempt.shape;
const moved = z.object({ id, answers, position, clock, finished });

const movesKey = (key: string) => `${key}:moves`;

/** Whether a stored entry of this name is part of that quiz. */
export function isPartOfQuiz(name: string | null, learner: string, skillId: number): boolean {
  const key = quizKey(learner, skillId);
  return name === key || name === movesKey(key);
}

/** The quiz with its latest moves; unchanged when the stored moves are damaged or of another attempt. */
function withMoves(quiz: QuizAttempt, stored: unknown): QuizAttempt {
  const moves = moved.safeParse(stored);
  if (!moves.success || moves.data.id !== quiz.id) return quiz;
  return readQuizAttempt({ ...quiz, ...moves.data }) ?? quiz;
}

/** The learner's stored quiz on a skill. Never returns somebody else's quiz. */
export function storedQuiz(learner: string, skillId: number): QuizAttempt | null {
  const key = quizKey(learner, skillId);
  const quiz = readQuizAttempt(parseStored(deviceStorage.get(key)));
  if (quiz?.learner !== learner || skillByTitle(quiz.skillTitle)?.id !== skillId) return null;
  return withMoves(quiz, parseStored(deviceStorage.get(movesKey(key))));
}

/** Stores the current quiz. While it is stored, the version of this remote is pinned. */
export function storeQuiz(quiz: QuizAttempt): void {
  if (!pinned.has(quiz.id)) {
    pinned.add(quiz.id);
    pinVersion('quiz', quiz.id);
  }
  const skillId = skillByTitle(quiz.skillTitle)?.id ?? 0;
  const key = quizKey(quiz.learner, skillId);
  deviceStorage.set(movesKey(key), JSON.stringify(z.parse(moved, quiz)));
  // The questions are most of a quiz and never change, so a move does not write them again.
  if (!deviceStorage.get(key)?.includes(quiz.id)) deviceStorage.set(key, JSON.stringify(quiz));
  announceQuiz(quiz, skillId);
}

/** Removes this attempt; a newer one on the same skill stays. */
export function forgetQuiz({ learner, skillTitle, id: attemptId }: QuizAttempt): void {
  unpinVersion('quiz', attemptId);
  withdrawAttempt(learner, attemptId);
  const skillId = skillByTitle(skillTitle)?.id ?? 0;
  if (storedQuiz(learner, skillId)?.id !== attemptId) return;
  const key = quizKey(learner, skillId);
  deviceStorage.remove(key);
  deviceStorage.remove(movesKey(key));
}

/**
 * Tells the platform that this quiz can be resumed, or that it is over. Without accounts there is nobody to
 * tell.
 */
function announceQuiz(quiz: QuizAttempt, skillId: number): void {
  if (!hostCapabilities().accounts) return;
  if (isFinished(quiz)) return withdrawAttempt(quiz.learner, quiz.id);
  const now = deviceReading();
  announceAttempt(quiz.learner, {
    kind: 'quiz',
    id: quiz.id,
    title: { key: `skills:${skillTitleKey(quiz.skillTitle)}`, french: quiz.skillTitle },
    href: quizAddress(skillId, quiz),
    deadline: quiz.deadline === null ? null : now.wall + quiz.deadline - quizClock(quiz, now).now,
    answered: countAnswered(quiz.answers),
    total: quiz.answers.length,
  });
}
