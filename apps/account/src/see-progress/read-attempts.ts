import { attemptKinds, type Attempt } from '@revisoins/assessment';
import { run, table } from '@revisoins/backend';
import * as z from 'zod/mini';

const rowsSchema = z.array(
  z.object({
    kind: z.enum(attemptKinds),
    skill_title: z.string(),
    score: z.int(),
    total_questions: z.int(),
    time_spent: z.int(),
    completed_at: z.string(),
  }),
);

/** The server gives no more rows than this at a time. */
const PAGE = 1000;

/** Rows of `quiz_attempts` as attempts. Throws when the answer has another shape. */
export function parseAttempts(rows: unknown): Attempt[] {
  return rowsSchema.parse(rows).map((row) => ({
    kind: row.kind,
    skillTitle: row.skill_title,
    score: row.score,
    totalQuestions: row.total_questions,
    timeSpent: row.time_spent,
    completedAt: row.completed_at,
  }));
}

/** All of a learner's attempts, the latest first. Rejects with an AppError. */
export async function readAttempts(learner: string): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (;;) {
    const query = table('quiz_attempts')
      .select('kind', 'skill_title', 'score', 'total_questions', 'time_spent', 'completed_at')
      .eq('user_id', learner)
      .is('deleted_at', null)
      .order('completed_at', { ascending: false })
      .order('id')
      .range(attempts.length, attempts.length + PAGE - 1);
    const page = parseAttempts(await run(query));
    attempts.push(...page);
    if (page.length < PAGE) return attempts;
  }
}
