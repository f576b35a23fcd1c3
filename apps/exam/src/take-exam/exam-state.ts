import {
  examRules,
  readClock,
  UNANSWERED,
  type AttemptStore,
  type Connection,
  type Playing,
} from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import type { QuestionState } from '@revisoins/assessment/player';
import { type ExamAttempt, waitingPositions } from '../attempt/exam-attempt.ts';
import type { LiveExam } from '../exam-server/exam-facts.schema.ts';
import type { HandedIn } from '../exam-server/exam-calls.ts';

/** A part that has ended, and with the last one the exam; `late` answers did not reach the server in time. */
export type EndedPart = HandedIn & { readonly late: number };

/** The owner of the exam on a screen. */
export interface ExamPlace {
  readonly learner: string;
  /** The exam under way on the server that this device does not have yet. */
  readonly live: LiveExam | null;
}

/** `failed`: it is unknown whether an exam is under way. */
export type ExamStore = AttemptStore<ExamAttempt, EndedPart, null>;
export type ExamState = ReturnType<ExamStore['state']['getState']>;
export type Sitting = Playing<ExamAttempt>;

/** Until when, on this device's clock, the server accepts answers that were given before the deadline. */
export function lateDelivery({ clock, deadline }: Pick<ExamAttempt, 'clock' | 'deadline'>): {
  until: number;
  isOver: boolean;
} {
  const reading = deviceReading();
  const left = deadline + examRules.lateMinutes * 60_000 - readClock(clock, reading).now;
  return { until: reading.wall + left, isOver: left <= 0 };
}

/**
 * The state of each question; answers that are only on this device are marked while the server cannot be
 * reached.
 */
export function questionStates(attempt: ExamAttempt, connection: Connection): QuestionState[] {
  const { answers, flagged } = attempt;
  const isWaiting = new Set(connection === 'lost' ? waitingPositions(attempt) : []);
  return answers.map((answer, position) => ({
    isAnswered: answer !== UNANSWERED,
    isFlagged: flagged[position] === true,
    isOnDeviceOnly: isWaiting.has(position),
  }));
}
