import { countAnswered, EXAM_SIMULATION_TITLE, readClock, skillTitleKey } from '@revisoins/assessment';
import { announceAttempt, deviceReading } from '@revisoins/host';
import type { ExamDraft } from './exam-draft.schema.ts';

/** Tells the platform that this exam can be gone on with. */
export function announceExam({ id, learner, clock, deadline, answers, minutes }: ExamDraft): void {
  const now = deviceReading();
  announceAttempt(learner, {
    kind: 'exam',
    id,
    title: { key: `skills:${skillTitleKey(EXAM_SIMULATION_TITLE)}`, french: EXAM_SIMULATION_TITLE },
    href: `/exam-quiz?questions=${answers.length}&time=${minutes}`,
    deadline: now.wall + deadline - readClock(clock, now).now,
    answered: countAnswered(answers),
    total: answers.length,
  });
}
