import type { AttemptRow } from '@revisoins/assessment';
import { DAY_MS } from '@revisoins/contracts';

/** An answer to an item, of any quiz of the learner. */
export interface StudyAnswer {
  readonly item: string;
  /** Days since 1970, with fractions. */
  readonly day: number;
  /** Null for an item that was left open. */
  readonly choice: string | null;
  readonly isCorrect: boolean;
}

/** A quiz of the learner, with the data that the planner needs. */
export interface StudyAttempt {
  readonly id: string;
  /** When it ended, in ms since 1970. */
  readonly time: number;
  /** How many of its questions she answered, calculations included. */
  readonly answered: number;
  readonly answers: readonly StudyAnswer[];
  /** The answered calculations, by their template. */
  readonly calculations: readonly { readonly template: string; readonly isCorrect: boolean }[];
}

/** A quiz, a simulation or a mock, with the data that tells on which days she studied. */
export type StudyTime = Pick<StudyAttempt, 'id' | 'time' | 'answered'>;

/** The columns of `quiz_attempts` that it is made from. */
export interface SavedAnswers extends Pick<AttemptRow, 'id' | 'completed_at'> {
  readonly created_at: string;
  readonly answers: readonly {
    readonly item: string;
    readonly choice: string | null;
    readonly correct: boolean;
  }[];
  readonly numeric_answers: readonly {
    readonly template: string;
    readonly typed: string;
    readonly correct: boolean;
  }[];
}

/** The longest that a result can have waited for a connection; a longer wait means that a clock was wrong. */
const LONGEST_WAIT_MS = 7 * DAY_MS;

/** When a quiz ended: by the device's clock if that is plausible, else when the server received it. */
function endedAt({ completed_at, created_at }: SavedAnswers): number {
  const [ended, arrived] = [Date.parse(completed_at), Date.parse(created_at)];
  return ended <= arrived && arrived - ended <= LONGEST_WAIT_MS ? ended : arrived;
}

function studyAttempt(
  { id, answers, numeric_answers }: Omit<SavedAnswers, 'created_at'>,
  time: number,
): StudyAttempt {
  const calculations = numeric_answers.filter(({ typed }) => typed !== '');
  return {
    id,
    time,
    answered: answers.filter(({ choice }) => choice !== null).length + calculations.length,
    calculations: calculations.map(({ template, correct }) => ({ template, isCorrect: correct })),
    answers: answers.map(({ item, choice, correct }) => ({
      item,
      day: time / DAY_MS,
      choice,
      isCorrect: correct,
    })),
  };
}

/**
 * The attempts on the server, in the order in which it received them, whatever the devices' clocks showed;
 * then the attempts that wait on this device. Each appears once. `now` in ms since 1970: no attempt is later.
 */
export function studyAttempts(
  saved: readonly SavedAnswers[],
  waiting: readonly AttemptRow[],
  now: number,
): StudyAttempt[] {
  const ids = new Set(saved.map(({ id }) => id));
  const own = waiting
    .filter(({ id }) => !ids.has(id))
    .toSorted((a, b) => Date.parse(a.completed_at) - Date.parse(b.completed_at));
  return [
    ...saved.map((row) => studyAttempt(row, endedAt(row))),
    ...own.map((row) => studyAttempt(row, Math.min(now, Date.parse(row.completed_at)))),
  ];
}

/** The columns of `quiz_attempts` of a simulation or a mock, whose answers stay with the exam. */
export type SavedExam = Pick<AttemptRow, 'id' | 'completed_at' | 'score' | 'total_questions'>;

/**
 * What she did, of every kind. An exam counts with all its questions when the server ended it, which may be
 * long before it was saved; without a right answer it was opened and left.
 */
export const studyTimes = (attempts: readonly StudyTime[], exams: readonly SavedExam[]): StudyTime[] => [
  ...attempts,
  ...exams.map(({ id, completed_at, score, total_questions }) => ({
    id,
    time: Date.parse(completed_at),
    answered: score === 0 ? 0 : total_questions,
  })),
];
