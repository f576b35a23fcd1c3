import { callRpc } from '@revisoins/backend';
import { examPaper, type ExamPaper } from './exam-paper.schema.ts';
import { timed, type Timed } from './timed.ts';

/** The live exam as the server has it. Rejects with an AppError; refused once the exam has ended. */
export function readPaper(examId: string): Promise<Timed<ExamPaper>> {
  return timed(async () => examPaper.parse(await callRpc('read_exam_paper', { exam_id: examId })));
}
