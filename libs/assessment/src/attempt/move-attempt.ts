import { optionIds } from '../bank/bounds.ts';
import type { Clock } from '../clock/clock.ts';
import { type Answer, isAnswered, UNANSWERED } from '../scoring/answer.ts';

/** The state that a quiz, a retake of missed questions and an exam have in common. */
export interface Attempt {
  /** For each question the index of the chosen option or what was typed; -1 for an open one. */
  readonly answers: Answer[];
  /** Absent where every question is multiple choice. */
  readonly questions?: readonly object[];
  /** Flagged questions, in attempts that have flags. */
  readonly flagged?: boolean[];
  /** Questions whose correction was shown, in attempts that are corrected at once: their answers stay. */
  readonly checked?: boolean[] | undefined;
  readonly position: number;
  /** Null for an attempt without a deadline. */
  readonly deadline: number | null;
  /** Null while the attempt runs; only where the keys are in the browser. */
  readonly finished?: { readonly at: number; readonly isTimeUp: boolean } | null;
}

/** The basis for computing its time. Times in ms on `clock`. */
export interface TimedAttempt {
  readonly startedAt: number;
  /** Null for an attempt without a deadline. */
  readonly deadline: number | null;
  readonly clock: Clock;
}

/** The side that has the keys, and so decides when the attempt ends and what its score is. */
export type Keys = 'browser' | 'server';

export type Move =
  | { readonly type: 'answer'; readonly option: number }
  /** What the fields of a numeric item hold now. */
  | { readonly type: 'enter'; readonly typed: string; readonly unit: string | null }
  /** Clears the answer to the current question. */
  | { readonly type: 'clear' }
  /** Settles the answer to the current question, and shows its correction. */
  | { readonly type: 'check' }
  /** Flags the current question, or removes its flag. */
  | { readonly type: 'flag' }
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
  | 'not-numeric'
  | 'no-such-question'
  | 'not-answered'
  | 'not-checked'
  | 'already-checked'
  | 'corrected-at-end'
  | 'no-flags'
  | 'first-question'
  | 'server-ends-it';

export interface MoveOutcome<A extends Attempt> {
  readonly attempt: A;
  /** Null when the move was accepted. */
  readonly refused: MoveRefusal | null;
}

/** Whether the current question has its correction, and so an answer that stays. */
export function isChecked({ checked, position }: Pick<Attempt, 'checked' | 'position'>): boolean {
  return checked?.[position] === true;
}

/** Whether the current question has an answer that waits to be checked. */
export function mayCheck(attempt: Attempt): boolean {
  const { answers, checked, position } = attempt;
  return checked !== undefined && !isChecked(attempt) && isAnswered(answers[position] ?? UNANSWERED);
}

/**
 * The learner may go on after an answer or a flag: a flagged question is left open on purpose. In an attempt
 * that is corrected at once, she may after the correction.
 */
export function mayGoOn(attempt: Attempt): boolean {
  const { answers, flagged, checked, position } = attempt;
  if (flagged?.[position] === true) return true;
  return checked === undefined ? isAnswered(answers[position] ?? UNANSWERED) : isChecked(attempt);
}

/**
 * Applies one move to an attempt; `now` is on the attempt's clock. A refused move leaves the attempt
 * unchanged, with one exception: where the keys are in the browser, any move after the deadline ends the
 * attempt at the deadline. There, 'next' on the last question finishes it. Where the keys are on the server,
 * nothing ends here: answers after the deadline are refused.
 */
export function moveAttempt<A extends Attempt>(
  attempt: A,
  move: Move,
  now: number,
  keys: Keys = 'browser',
): MoveOutcome<A> {
  const { answers, flagged, checked, position, deadline } = attempt;
  const refuse = (refused: MoveRefusal): MoveOutcome<A> => ({ attempt, refused });
  const make = (changes: Partial<Attempt>): MoveOutcome<A> => ({
    attempt: { ...attempt, ...changes },
    refused: null,
  });
  const finish = (): MoveOutcome<A> =>
    keys === 'server' ? refuse('server-ends-it') : make({ finished: { at: now, isTimeUp: false } });
  const answer = (given: Answer): MoveOutcome<A> => {
    if (isChecked(attempt)) return refuse('already-checked');
    return answers[position] === given
      ? { attempt, refused: null }
      : make({ answers: answers.with(position, given) });
  };

  if (attempt.finished) return refuse('already-finished');
  if (deadline !== null && now >= deadline) {
    if (keys === 'browser') {
      const ended = make({ finished: { at: deadline, isTimeUp: true } });
      return move.type === 'time-up' ? ended : { ...ended, refused: 'time-is-up' };
    }
    if (['answer', 'enter', 'clear', 'flag'].includes(move.type)) return refuse('time-is-up');
  }
  switch (move.type) {
    case 'answer':
      return isIndex(move.option, isNumeric(attempt) ? 0 : optionIds.length)
        ? answer(move.option)
        : refuse('no-such-option');
    case 'enter': {
      const { typed, unit } = move;
      if (!isNumeric(attempt)) return refuse('not-numeric');
      return answer(typed === '' && unit === null ? UNANSWERED : { typed, unit });
    }
    case 'clear':
      return answers[position] === UNANSWERED ? refuse('not-answered') : answer(UNANSWERED);
    case 'check':
      if (!checked) return refuse('corrected-at-end');
      if (isChecked(attempt)) return refuse('already-checked');
      return mayCheck(attempt) ? make({ checked: checked.with(position, true) }) : refuse('not-answered');
    case 'flag':
      if (!flagged) return refuse('no-flags');
      return make({ flagged: flagged.with(position, !flagged[position]) });
    case 'next':
      if (!mayGoOn(attempt)) return refuse(mayCheck(attempt) ? 'not-checked' : 'not-answered');
      return position === answers.length - 1 ? finish() : make({ position: position + 1 });
    case 'previous':
      return position === 0 ? refuse('first-question') : make({ position: position - 1 });
    case 'go-to':
      return isIndex(move.position, answers.length)
        ? make({ position: move.position })
        : refuse('no-such-question');
    case 'finish':
      return finish();
    case 'time-up':
      return refuse(keys === 'server' ? 'server-ends-it' : 'time-left');
  }
}

/** Whether the current question is a numeric item. */
function isNumeric({ questions, position }: Attempt): boolean {
  const question = questions?.[position];
  return question !== undefined && 'kind' in question && question.kind === 'numeric';
}

function isIndex(value: number, length: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < length;
}
