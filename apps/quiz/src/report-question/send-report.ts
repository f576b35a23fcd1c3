import { questionReport, type Question } from '@revisoins/assessment';
import type { NewRow } from '@revisoins/backend';
import { backend } from '../backend.ts';

/** Tells the operator that a question needs a look; reporting it again changes nothing. Rejects with an AppError. */
export async function sendReport(learner: string, question: Question, skillTitle: string): Promise<void> {
  const report = questionReport.parse({
    questionText: question.question,
    skillTitle,
    questionHash: question.hash,
  });
  const row: NewRow<'question_reports'> = {
    user_id: learner,
    question_text: report.questionText,
    skill_title: report.skillTitle,
    question_hash: report.questionHash,
  };
  const { run, table } = await backend();
  await run(
    table('question_reports').upsert(row, { onConflict: 'user_id,question_hash', ignoreDuplicates: true }),
  );
}
