import { skills, type AttemptRow } from '@revisoins/assessment';
import { loadBackend } from '@revisoins/assessment/player';
import { DAY_MS } from '@revisoins/contracts';
import type { StudyItem } from '@revisoins/learning';
import * as z from 'zod/mini';
import { serverTime } from '../attempt/server-time.ts';
import { waitingResults } from '../delivery/settle-result.ts';
import { shareReadings } from './share-readings.ts';
import { readStudyPlan, type StudyPlan } from './study-plan.ts';
import {
  studyAttempts,
  studyTimes,
  type SavedAnswers,
  type SavedExam,
  type StudyAnswer,
  type StudyAttempt,
  type StudyTime,
} from './study-attempts.ts';

/** A time in days since 1970, with fractions. */
export const toDay = (time: number): number => time / DAY_MS;

/** A learner's plan, and all that she has answered so far. */
export interface StudyRecord {
  readonly plan: StudyPlan | null;
  /** In the order in which the server received them, followed by the attempts that wait on this device. */
  readonly attempts: readonly StudyAttempt[];
  /** The same, and her simulations and mocks: they are revision, too, but not of the items of a session. */
  readonly studied: readonly StudyTime[];
  /** The answers of all these attempts. */
  readonly answers: readonly StudyAnswer[];
  /** When it was read, in ms since 1970: the server's time, or the device's if that is unknown. */
  readonly now: number;
}

const rows = z.array(
  z.object({
    id: z.string(),
    created_at: z.string(),
    completed_at: z.string(),
    kind: z.string(),
    score: z.int(),
    total_questions: z.int(),
    answers: z.array(z.object({ item: z.string(), choice: z.nullable(z.string()), correct: z.boolean() })),
    numeric_answers: z.array(z.object({ template: z.string(), typed: z.string(), correct: z.boolean() })),
  }),
);

/** The number of latest attempts that count: more than a year of daily ones. */
const MOST_ATTEMPTS = 1000;

interface Saved {
  readonly quizzes: SavedAnswers[];
  readonly exams: SavedExam[];
}

async function readSaved(learner: string): Promise<Saved> {
  const { run, table } = await loadBackend();
  const query = table('quiz_attempts')
    .select(
      'id',
      'created_at',
      'completed_at',
      'kind',
      'score',
      'total_questions',
      'answers',
      'numeric_answers',
    )
    .eq('user_id', learner)
    .is('deleted_at', null)
    .order('created_at', { ascending: false })
    .order('completed_at', { ascending: false })
    .order('id')
    .limit(MOST_ATTEMPTS);
  const saved = rows.parse(await run(query)).toReversed();
  return {
    quizzes: saved.filter(({ kind }) => kind === 'quiz'),
    exams: saved.filter(({ kind }) => kind === 'exam'),
  };
}

/** The server's last answer on this page, used while the server cannot be reached or read. */
let known: {
  readonly learner: string;
  readonly plan: StudyPlan | null;
  readonly saved: Saved;
} | null = null;

async function readFromServer(learner: string): Promise<NonNullable<typeof known>> {
  try {
    const [plan, saved] = await Promise.all([readStudyPlan(learner), readSaved(learner)]);
    known = { learner, plan, saved };
    return known;
  } catch (error) {
    if (known?.learner === learner) return known;
    throw error;
  }
}

async function readRecord(learner: string): Promise<StudyRecord> {
  const time = serverTime();
  // Read before the server is asked: a result that arrives there meanwhile is then in one of the lists, or in
  // both.
  const waiting: readonly AttemptRow[] = await waitingResults(learner);
  const { plan, saved } = await readFromServer(learner);
  const now = (await time) ?? Date.now();
  const attempts = studyAttempts(saved.quizzes, waiting, now);
  const studied = studyTimes(attempts, saved.exams);
  return { plan, attempts, studied, answers: attempts.flatMap(({ answers }) => answers), now };
}

/**
 * Reads the record, including results that wait on this device. Cards of a dashboard that start together
 * share one read; a later read includes later changes. Rejects with an AppError, or when the answer has
 * another shape, unless an earlier answer is known on this page.
 */
export const readStudyRecord: (learner: string) => Promise<StudyRecord> = shareReadings(
  readRecord,
  'in-one-task',
);

const listed = new Set(skills.map(({ id }) => id));
const itemsSchema = z.array(z.object({ id: z.string(), skill: z.int(), concept: z.string() }));

const askOnce = shareReadings<unknown>(
  () => loadBackend().then(({ callRpc }) => callRpc('study_items')),
  'until-read',
);

/**
 * The server's list of every question that a session may ask, the same for every learner. Rejects with an
 * AppError.
 */
export const askStudyItems = (): Promise<unknown> => askOnce('study_items');

/** Every question that a session may ask. Rejects as `readStudyRecord` does. */
export async function readStudyItems(): Promise<StudyItem[]> {
  return itemsSchema.parse(await askStudyItems()).filter(({ skill }) => listed.has(skill));
}
