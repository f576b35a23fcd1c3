import type { QuizDraft } from './quiz-draft.ts';
import { UNANSWERED } from '../scoring/score-quiz.ts';

export type QuizMove =
  | { readonly type: 'answer'; readonly option: number }
  /** Takes the answer to the present question back. */
  | { readonly type: 'clear' }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'go-to'; readonly position: number }
  | { readonly type: 'finish' }
  | { readonly type: 'time-up' };

export type MoveRefusal =
  | 'already-finished'
  | 'time-is-up'
  | 'time-left'
  | 'no-such-option'
  | 'no-such-question'
  | 'not-answered'
  | 'first-question';

export interface MoveOutcome {
  readonly draft: QuizDraft;
  /** Null when the move was made. */
  readonly refused: MoveRefusal | null;
}

/**
 * One move in a quiz, `now` on the draft's clock. A refused move leaves the draft as it is, with one
 * exception: whatever is tried after the deadline, the quiz ends at the deadline.
 * 'next' on the last question finishes.
 */
export function takeQuiz(draft: QuizDraft, move: QuizMove, now: number): MoveOutcome {
  const refuse = (refused: MoveRefusal): MoveOutcome => ({ draft, refused });
  const make = (changes: Partial<QuizDraft>): MoveOutcome => ({
    draft: { ...draft, ...changes },
    refused: null,
  });
  const finish = (): MoveOutcome => make({ finished: { at: now, isTimeUp: false } });

  if (draft.finished) return refuse('already-finished');
  const { deadline } = draft;
  if (deadline !== null && now >= deadline) {
    const ended = make({ finished: { at: deadline, isTimeUp: true } });
    return move.type === 'time-up' ? ended : { ...ended, refused: 'time-is-up' };
  }
  switch (move.type) {
    case 'answer':
      if (!isIndex(move.option, 4)) return refuse('no-such-option');
      return make({ answers: draft.answers.with(draft.position, move.option) });
    case 'clear':
      if (draft.answers[draft.position] === UNANSWERED) return refuse('not-answered');
      return make({ answers: draft.answers.with(draft.position, UNANSWERED) });
    case 'next':
      if (draft.answers[draft.position] === UNANSWERED) return refuse('not-answered');
      if (draft.position === draft.questions.length - 1) return finish();
      return make({ position: draft.position + 1 });
    case 'previous':
      return draft.position === 0 ? refuse('first-question') : make({ position: draft.position - 1 });
    case 'go-to':
      return isIndex(move.position, draft.questions.length)
        ? make({ position: move.position })
        : refuse('no-such-question');
    case 'finish':
      return finish();
    case 'time-up':
      return refuse('time-left');
  }
}

function isIndex(value: number, length: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < length;
}
