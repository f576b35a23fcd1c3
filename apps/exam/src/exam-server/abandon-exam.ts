import { callRpc } from '@revisoins/backend';
import { examFacts, type ExamFacts } from './exam-facts.schema.ts';
import { timed, type Timed } from './timed.ts';

/** Ends the exam without a result; doing it again changes nothing. Rejects with an AppError. */
export function abandonExam(examId: string): Promise<Timed<ExamFacts>> {
  return timed(async () => examFacts.parse(await callRpc('abandon_exam', { exam_id: examId })));
}
