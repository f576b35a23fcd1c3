import type { ExamParameters } from '@revisoins/assessment';
import { callRpc } from '@revisoins/backend';
import { examPaper, type ExamPaper } from './exam-paper.schema.ts';
import { timed, type Timed } from './timed.ts';

/** Starts an exam, or goes on with the one under way. Rejects with an AppError that `examRefusal` may know. */
export function startExam({ questionCount, minutes }: ExamParameters): Promise<Timed<ExamPaper>> {
  return timed(async () =>
    examPaper.parse(await callRpc('start_exam', { question_count: questionCount, minutes })),
  );
}
