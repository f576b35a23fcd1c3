import { quizDraft, readQuizDraft, type QuizDraft } from '@revisoins/assessment';
import * as z from 'zod/mini';

const { attemptId, answers, position, clock, finished } = quizDraft.shape;

/** What a move changes of a draft: a few hundred bytes beside its questions, which never change. */
const quizMoves = z.object({ attemptId, answers, position, clock, finished });

export type QuizMoves = z.infer<typeof quizMoves>;

export function movesOf(draft: QuizDraft): QuizMoves {
  return {
    attemptId: draft.attemptId,
    answers: draft.answers,
    position: draft.position,
    clock: draft.clock,
    finished: draft.finished,
  };
}

/** The draft with its latest moves; as it is when those stored are damaged or of another attempt. */
export function withMoves(draft: QuizDraft, stored: unknown): QuizDraft {
  const moves = quizMoves.safeParse(stored);
  if (!moves.success || moves.data.attemptId !== draft.attemptId) return draft;
  return readQuizDraft({ ...draft, ...moves.data }) ?? draft;
}
