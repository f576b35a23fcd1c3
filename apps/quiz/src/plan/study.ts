import { skills } from '@revisoins/assessment';
import { loadBackend } from '@revisoins/assessment/player';
import type { StudyItem } from '@revisoins/learning';
import * as z from 'zod/mini';
import { readStudyPlan, type StudyPlan } from './study-plan.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time in days since 1970, with fractions. */
export const toDay = (time: number): number => time / DAY_MS;

/** An answer to an item, of any quiz of the learner. */
export interface StudyAnswer {
  readonly item: string;
  /** Days since 1970, with fractions. */
  readonly day: number;
  /** Null for an item that was left open. */
  readonly choice: string | null;
  readonly isCorrect: boolean;
}

/** What a learner prepares for, and what she has answered so far. */
export interface StudyRecord {
  readonly plan: StudyPlan | null;
  /** Oldest first. */
  readonly answers: readonly StudyAnswer[];
}

const rows = z.array(
  z.object({
    completed_at: z.string(),
    answers: z.array(z.object({ item: z.string(), choice: z.nullable(z.string()), correct: z.boolean() })),
  }),
);

/** The answers that count: those of the latest quizzes, a year of daily ones and more. */
const MOST_QUIZZES = 1000;

async function readAnswers(learner: string): Promise<StudyAnswer[]> {
  const { run, table } = await loadBackend();
  const query = table('quiz_attempts')
    .select('completed_at', 'answers')
    .eq('user_id', learner)
    .eq('kind', 'quiz')
    .is('deleted_at', null)
    .order('completed_at', { ascending: false })
    .order('id')
    .limit(MOST_QUIZZES);
  return rows
    .parse(await run(query))
    .toReversed()
    .flatMap(({ completed_at, answers }) =>
      answers.map(({ item, choice, correct }) => ({
        item,
        day: toDay(Date.parse(completed_at)),
        choice,
        isCorrect: correct,
      })),
    );
}

const readings = new Map<string, Promise<StudyRecord>>();

/**
 * Cards of a dashboard that begin together read once. Rejects with an AppError, or when the answer has
 * another shape.
 */
export function readStudyRecord(learner: string): Promise<StudyRecord> {
  const underWay = readings.get(learner);
  if (underWay) return underWay;
  const reading = Promise.all([readStudyPlan(learner), readAnswers(learner)])
    .then(([plan, answers]) => ({ plan, answers }))
    .finally(() => readings.delete(learner));
  readings.set(learner, reading);
  return reading;
}

const listed = new Set(skills.map(({ id }) => id));
const itemsSchema = z.array(z.object({ id: z.string(), skill: z.int(), concept: z.string() }));

/** Every question that a session may ask. Rejects as `readStudyRecord` does. */
export async function readStudyItems(): Promise<StudyItem[]> {
  const { callRpc } = await loadBackend();
  return itemsSchema.parse(await callRpc('study_items')).filter(({ skill }) => listed.has(skill));
}
