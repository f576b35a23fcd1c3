import { callRpc } from '@revisoins/backend';
import { finishedExam, type FinishedExam } from './exam-facts.schema.ts';

/** Hands the exam in; `lastSequence` is the last answer given. For a finished exam, the same result again. */
export async function finishExam(examId: string, lastSequence: number): Promise<FinishedExam> {
  return finishedExam.parse(await callRpc('finish_exam', { exam_id: examId, sequence: lastSequence }));
}
