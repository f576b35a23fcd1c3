import type { SupabaseClient } from '@supabase/supabase-js';
import type { Stack } from '../../tools/stack/index.ts';
import type { TestLearner } from './test-learner.ts';

export interface PartFacts {
  readonly questionCount: number;
  readonly minutes: number;
  readonly passPercent: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly isTimeUp?: boolean;
  readonly score?: number;
}

export interface Facts {
  readonly id: string;
  readonly kind: 'simulation' | 'mock';
  readonly part: number;
  readonly parts: readonly PartFacts[];
  readonly breakUntil: number | null;
  readonly state: 'live' | 'finished' | 'abandoned';
  readonly questionCount: number;
  readonly minutes: number;
  readonly timeFactor: number;
  readonly startedAt: number;
  readonly deadline: number;
  readonly lastSequence: number;
  readonly now: number;
  readonly endedAt?: number;
  readonly score?: number;
  readonly timeSpent?: number;
  readonly isTimeUp?: boolean;
  readonly acceptedUntil: number;
  readonly lateAnswers?: number;
}

export interface Lobby {
  readonly accessUntil: number | null;
  readonly timeFactor: number;
  readonly live: Facts | null;
  readonly past: readonly Facts[];
  readonly starts: { readonly left: number; readonly again: number | null };
  readonly mock: { readonly starts: Lobby['starts']; readonly finished: number };
  readonly bank: { readonly size: number; readonly drawn: number; readonly fresh: number };
}

export interface ReviewedQuestion extends PaperQuestion {
  readonly isOpen: boolean;
  readonly part: number;
  readonly competency: string | null;
  readonly correctAnswer?: number;
  readonly sources?: unknown;
}

export interface Correction extends Facts {
  readonly correction: 'open' | 'waits';
  readonly correctionOpensAt: number;
  readonly questions: readonly ReviewedQuestion[];
}

export interface PaperQuestion {
  readonly domain: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly reviewer?: string;
  readonly choice: number | null;
  readonly flagged: boolean;
}

export interface Paper extends Facts {
  readonly resumed: boolean;
  readonly questions: readonly PaperQuestion[];
}

/** The result of a move: its answer, or the name of its refusal. */
export type Outcome<T> =
  | { readonly data: T; readonly refused: null }
  | { readonly data: null; readonly refused: string };

async function move<T>(
  client: SupabaseClient,
  name: string,
  args: Record<string, unknown>,
): Promise<Outcome<T>> {
  const { data, error } = await client.rpc(name, args);
  return error ? { data: null, refused: error.hint || error.code } : { data: data as T, refused: null };
}

/** The moves of one learner, as a browser makes them. */
export function openSitting({ client }: Pick<TestLearner, 'client'>) {
  return {
    unlock: (code: string) =>
      move<{ outcome: string; attemptsLeft?: number; retryAfterSeconds?: number }>(client, 'unlock_exam', {
        code,
      }),
    lobby: () => move<Lobby>(client, 'exam_lobby', {}),
    start: (question_count = 20, minutes = 30) =>
      move<Paper>(client, 'start_exam', { question_count, minutes }),
    startMock: () => move<Paper>(client, 'start_mock', {}),
    startPart: (exam_id: string, part: number | null) =>
      move<Paper>(client, 'start_exam_part', { exam_id, part }),
    follow: (exam_id: string) => move<Facts>(client, 'follow_exam', { exam_id }),
    paper: (exam_id: string) => move<Paper>(client, 'read_exam_paper', { exam_id }),
    finish: (exam_id: string, sequence: number | null, part = 1) =>
      move<Facts>(client, 'finish_exam', { exam_id, sequence, part }),
    abandon: (exam_id: string) => move<Facts>(client, 'abandon_exam', { exam_id }),
    firstAnswers: () =>
      move<readonly { competency: string; difficulty: string; correct: boolean }[]>(
        client,
        'exam_first_answers',
        {},
      ),
    correction: (exam_id: string) => move<Correction>(client, 'get_exam_correction', { exam_id }),
    save: (
      exam_id: string,
      sequence: number,
      question: number,
      choice: number | null,
      rest: { key?: string; flagged?: boolean } = {},
    ) =>
      move<Facts>(client, 'save_exam_answer', {
        exam_id,
        question,
        choice,
        flagged: rest.flagged ?? false,
        sequence,
        idempotency_key: rest.key ?? crypto.randomUUID(),
      }),
  };
}

/** Gives the learner access without a code. */
export async function openGate(stack: Stack, learner: string): Promise<void> {
  await stack.sql(
    `insert into private.exam_access (user_id, code_id)
     select $1, id from private.exam_codes where cohort = 'Test' on conflict do nothing`,
    [learner],
  );
}

/** Moves an exam's beginning back, as if that much time had passed. */
export async function letPass(stack: Stack, exam: string, seconds: number): Promise<void> {
  await stack.sql('alter table private.exams disable trigger guard_exam');
  await stack.sql(
    `update private.exams
        set started_at = started_at - make_interval(secs => $2), deadline = deadline - make_interval(secs => $2),
            break_until = break_until - make_interval(secs => $2)
      where id = $1`,
    [exam, seconds],
  );
  await stack.sql(
    `update private.exam_parts
        set started_at = started_at - make_interval(secs => $2), ended_at = ended_at - make_interval(secs => $2)
      where exam_id = $1`,
    [exam, seconds],
  );
  await stack.sql('alter table private.exams enable trigger guard_exam');
}

/** The index at which this learner sees the right option of each question, from the first on. */
export async function readKeys(stack: Stack, exam: string): Promise<number[]> {
  const rows = await stack.sql(
    'select array_position(option_order, key) - 1 as place from private.exam_questions where exam_id = $1 order by position',
    [exam],
  );
  return rows.map((row) => Number(row['place']));
}
