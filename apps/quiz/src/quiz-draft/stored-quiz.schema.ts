import {
  parseQuestionCount,
  quizDraft,
  readQuizDraft,
  type QuestionCount,
  type QuizDraft,
} from '@revisoins/assessment';
import * as z from 'zod/mini';

/** 'practice' takes missed questions again: it does not count in the learner's progress and is not sent anywhere. */
export const purpose = z.enum(['scored', 'practice']);
export type Purpose = z.infer<typeof purpose>;

/** A quiz on this device. */
export interface StoredQuiz {
  readonly purpose: Purpose;
  /** How many questions were asked for, which may be more than there are; unknown of quizzes of earlier releases. */
  readonly asked?: number;
  readonly draft: QuizDraft;
}

const envelope = z.object({ purpose, asked: z.optional(z.int()), draft: z.unknown() });

/** A stored quiz, its draft brought to the present version; null when it is damaged or from a newer release. */
export function readStoredQuiz(stored: unknown): StoredQuiz | null {
  const parsed = envelope.safeParse(stored);
  if (!parsed.success) return null;
  const { purpose: kind, asked } = parsed.data;
  const draft = readQuizDraft(parsed.data.draft);
  return draft && { purpose: kind, ...(asked === undefined ? {} : { asked }), draft };
}

/** The number of questions in the address of a kept quiz. */
export function askedCount({ asked, draft }: StoredQuiz): QuestionCount {
  return parseQuestionCount(String(asked ?? draft.questions.length));
}

const { attemptId, answers, position, clock, finished } = quizDraft.shape;

/** What a move changes of a draft: a few hundred bytes beside its questions, which never change. */
const quizMoves = z.object({ attemptId, answers, position, clock, finished });

type QuizMoves = z.infer<typeof quizMoves>;

export function toMoves(draft: QuizDraft): QuizMoves {
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
