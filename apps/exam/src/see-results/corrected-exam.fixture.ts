import { EXAM_ID } from '../attempt/exam.fixture.ts';
import type { CorrectedExam, CorrectedQuestion } from '../exam-server/read-correction.ts';

/** An open question whose key is 1, or, without a choice, a shut one. */
export function makeCorrected(domain: string, choice: number | null): CorrectedQuestion {
  const common = {
    question: 'Q',
    options: ['1', '2', '3', '4'],
    domain,
    part: 1,
    competency: domain === 'Pharmacologie' ? 'pharmacotherapy' : null,
    difficulty: 'easy' as const,
    reviewStatus: 'unreviewed' as const,
    flagged: false,
    hash: domain,
    choice,
  };
  return choice === null
    ? { ...common, isOpen: false }
    : { ...common, isOpen: true, correctAnswer: 1, explanation: '', rationales: ['', '', '', ''] };
}

/** A finished exam with that many questions answered rightly, wrongly and not at all. */
export function makeCorrectedExam(
  kind: CorrectedExam['kind'],
  right: number,
  wrong: number,
  unanswered = 0,
): CorrectedExam {
  const questionCount = right + wrong + unanswered;
  const part = { questionCount, minutes: 30, passPercent: null, startedAt: 0, endedAt: 60_000 };
  return {
    id: EXAM_ID,
    kind,
    questionCount,
    minutes: 30,
    timeFactor: 1,
    startedAt: 0,
    part: 1,
    deadline: 1_800_000,
    breakUntil: null,
    acceptedUntil: 2_400_000,
    lastSequence: questionCount,
    now: 60_000,
    parts: [{ ...part, isTimeUp: false, score: right }],
    state: 'finished',
    endedAt: 60_000,
    score: right,
    timeSpent: 60,
    isTimeUp: false,
    lateAnswers: 0,
    correction: 'open',
    correctionOpensAt: 60_000,
    questions: Array.from({ length: questionCount }, (_, index) =>
      makeCorrected('Pharmacologie', index < right ? 1 : index < right + wrong ? 2 : null),
    ),
  };
}
