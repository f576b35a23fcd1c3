import * as z from 'zod';
import type { Backend } from '../backend/start-backend.ts';
import type { Rows } from './compare-records.ts';

const rowsSchema = z.object({
  exams: z.array(
    z.object({ id: z.string(), user_id: z.string(), state: z.string(), score: z.int().nullable() }),
  ),
  saves: z.array(
    z.object({
      exam_id: z.string(),
      sequence: z.int(),
      idempotency_key: z.string(),
      position: z.int(),
      choice: z.int().nullable(),
      flagged: z.boolean(),
    }),
  ),
  questions: z.array(
    z.object({
      exam_id: z.string(),
      position: z.int(),
      choice: z.int().nullable(),
      flagged: z.boolean(),
      right: z.int(),
    }),
  ),
  attempts: z.array(
    z.object({
      id: z.string(),
      user_id: z.string(),
      kind: z.string(),
      score: z.int(),
      total_questions: z.int(),
    }),
  ),
  history: z.array(z.object({ user_id: z.string(), question_hash: z.string() })),
  access: z.array(z.object({ user_id: z.string() })),
});

/** Reads all that the database holds of anybody's quizzes and exams, as its owner. */
export async function readRows({ sql }: Pick<Backend, 'sql'>): Promise<Rows> {
  const [exams, saves, questions, attempts, history, access] = await Promise.all([
    sql('select id, user_id, state, score from private.exams'),
    sql('select exam_id, sequence, idempotency_key, position, choice, flagged from private.exam_saves'),
    sql(`select exam_id, position, choice, flagged, array_position(option_order, key) - 1 as right
           from private.exam_questions`),
    sql('select id, user_id, kind, score, total_questions from public.quiz_attempts'),
    sql('select user_id, question_hash from public.user_quiz_history'),
    sql('select user_id from private.exam_access'),
  ]);
  const rows = rowsSchema.parse({ exams, saves, questions, attempts, history, access });
  return { ...rows, access: rows.access.map(({ user_id }) => user_id) };
}
