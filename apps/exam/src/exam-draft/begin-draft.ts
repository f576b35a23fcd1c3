import { startClock, UNANSWERED, type ClockReading } from '@revisoins/assessment';
import type { ExamPaper } from '../exam-server/exam-paper.schema.ts';
import type { ExamDraft } from './exam-draft.schema.ts';

/** The exam as the server hands it out. `reading` carries the server's time. Opens at the first question without answer. */
export function beginDraft(paper: ExamPaper, learner: string, reading: ClockReading): ExamDraft {
  const open = paper.questions.findIndex(({ choice }) => choice === null);
  return {
    draftVersion: 1,
    learner,
    id: paper.id,
    minutes: paper.minutes,
    startedAt: paper.startedAt,
    deadline: paper.deadline,
    questions: paper.questions.map(({ choice: _choice, flagged: _flagged, ...question }) => question),
    answers: paper.questions.map(({ choice }) => choice ?? UNANSWERED),
    flagged: paper.questions.map(({ flagged }) => flagged),
    position: Math.max(0, open),
    lastSequence: paper.lastSequence,
    waiting: [],
    clock: startClock(reading),
  };
}
