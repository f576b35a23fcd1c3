import { moveAttempt, type Move } from '@revisoins/assessment/quiz.fixture';
import { beginAttempt, enqueueAnswer, type ExamAttempt } from './exam-attempt.ts';
import type { ExamPaper } from '../exam-server/exam-paper.schema.ts';

export const EXAM_ID = '0b6f3c7e-52a1-4d0e-9c1b-7a2f4e6d8c90';

export function makePaper(count = 4, changes: Partial<ExamPaper> = {}): ExamPaper {
  return {
    id: EXAM_ID,
    kind: 'simulation',
    part: 1,
    parts: [{ questionCount: count, minutes: 30, passPercent: null, startedAt: 1_000_000, endedAt: null }],
    breakUntil: null,
    state: 'live',
    questionCount: count,
    minutes: 30,
    timeFactor: 1,
    startedAt: 1_000_000,
    deadline: 1_000_000 + 1_800_000,
    acceptedUntil: 1_000_000 + 1_800_000 + 600_000,
    lastSequence: 0,
    now: 1_000_000,
    resumed: false,
    questions: Array.from({ length: count }, (_, index) => ({
      domain: 'Pharmacologie',
      difficulty: 'easy' as const,
      reviewStatus: 'unreviewed' as const,
      question: `Question ${index + 1}`,
      options: ['1', '2', '3', '4'],
      choice: null,
      flagged: false,
    })),
    ...changes,
  };
}

export function makeAttempt(count = 4): ExamAttempt {
  return beginAttempt(makePaper(count), 'learner', {
    page: 'p',
    monotonic: 0,
    wall: 5_000_000,
    reference: 1_000_000,
  });
}

/** The exam after a move, as its store makes it; a changed answer waits under `key`. */
export function moveExam(attempt: ExamAttempt, move: Move, now: number, key: string): ExamAttempt {
  return enqueueAnswer(attempt, moveAttempt(attempt, move, now, 'server').attempt, key);
}
