import { examRules, readClock, secondsLeft, UNANSWERED } from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import type { QuestionState } from '@revisoins/assessment/player';
import { type ExamAttempt, waitingPositions } from '../attempt/exam-attempt.ts';
import type { FinishedExam } from '../exam-server/exam-facts.schema.ts';

export type Connection = 'reached' | 'lost';

export type ExamState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing' }
  /** It is unknown whether an exam is under way. */
  | { readonly phase: 'failed' }
  | {
      readonly phase: 'sitting';
      readonly attempt: ExamAttempt;
      readonly connection: Connection;
    }
  /** `late` answers did not reach the server in time. */
  | { readonly phase: 'finished'; readonly result: FinishedExam; readonly late: number }
  /** Abandoned here, in another tab or on another device. */
  | { readonly phase: 'gone' };

export type Sitting = Extract<ExamState, { phase: 'sitting' }>;

/** The owner of the exam on a screen. */
export interface ExamPlace {
  readonly learner: string;
  /** The exam under way on the server that this device does not have yet. */
  readonly liveId: string | null;
}

/** Seconds until the deadline, and whether the device alone can tell. */
export function timeLeft({ clock, deadline }: Pick<ExamAttempt, 'clock' | 'deadline'>): {
  seconds: number;
  inDoubt: boolean;
} {
  const { now, inDoubt } = readClock(clock, deviceReading());
  return { seconds: secondsLeft(deadline, now), inDoubt };
}

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
