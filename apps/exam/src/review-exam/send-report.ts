import { questionReport } from '@revisoins/assessment';
import { run, table } from '@revisoins/backend';
import type { ReviewedQuestion } from '../exam-server/exam-review.schema.ts';

/** Reports a question; a second report changes nothing. Rejects with an AppError. */
export async function sendReport({ question, domain, hash }: ReviewedQuestion): Promise<void> {
  const report = questionReport.parse({ questionText: question, skillTitle: domain, questionHash: hash });
  await run(
    table('question_reports').upsert(
      {
        question_text: report.questionText,
        skill_title: report.skillTitle,
        question_hash: report.questionHash,
      },
      { onConflict: 'user_id,question_hash', ignoreDuplicates: true },
    ),
  );
}
