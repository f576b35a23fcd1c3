import { callRpc } from '@revisoins/backend';
import { examFacts, type ExamFacts } from './exam-facts.schema.ts';
import { timed, type Timed } from './timed.ts';

/** The exam's state and the server's time. Rejects with an AppError. */
export function followExam(examId: string): Promise<Timed<ExamFacts>> {
  return timed(async () => examFacts.parse(await callRpc('follow_exam', { exam_id: examId })));
}
