import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@revisoins/assessment';
import * as z from 'zod';
import { Refused, type ApiClient } from './api-client.ts';
import type { Account } from './seed-cohort.ts';
import type { LearnerRecord } from './learner-record.ts';

export interface Day {
  readonly code: string;
  /** How many answers of the exam. */
  readonly answers: number;
  /** Milliseconds from one answer to the next. */
  readonly everyMs: number;
}

export interface Learner {
  readonly record: LearnerRecord;
  /** Signs in, looks at the skills, takes a quiz, asks Thalia and gives the exam's code. */
  arrive(): Promise<void>;
  /**
   * Starts the exam, answers, hands it in. `since` is the moment of `performance.now()` at which the learner
   * wanted to start.
   */
  sit(since: number): Promise<void>;
}

const sessionSchema = z.object({ access_token: z.string() });
const drawnSchema = z.object({
  questions: z.array(z.object({ hash: z.string(), question: z.string() })).min(1),
});
const unlockedSchema = z.object({ outcome: z.literal('granted') });
const paperSchema = z.object({ id: z.string(), questions: z.array(z.unknown()) });
const savedSchema = z.object({ lastSequence: z.int() });
const resultSchema = z.object({ state: z.literal('finished'), score: z.int() });

const SKILL = 'Compétence 1 - Situation au regard de la profession';
const QUESTION = 'Quels sont les signes d’une infection?';
/** The sizes that an exam may have. */
const SIZES = [20, 30, 40];

/** The API calls of one learner, and her record. */
interface Client {
  readonly account: Account;
  readonly api: ApiClient;
  readonly random: Random;
  readonly record: LearnerRecord;
  /** Of the session; empty before the sign-in. */
  token: string;
}

/** A call of a database function. `since`: the moment at which the learner wanted it. */
const rpc = ({ token }: Client, name: string, body: object, since?: number) => ({
  path: `/rest/v1/rpc/${name}`,
  body,
  token,
  ...(since !== undefined && { since }),
});

async function signIn(client: Client): Promise<void> {
  const { email, password } = client.account;
  const path = '/auth/v1/token?grant_type=password';
  const session = await client.api.ask('sign-in', { path, body: { email, password } });
  client.token = sessionSchema.parse(session).access_token;
}

async function takeQuiz(client: Client): Promise<void> {
  const { account, api, random, record, token } = client;
  await api.ask('figures', rpc(client, 'skill_stats', {}));
  const wanted = { skill_title: SKILL, question_count: 10, used_hashes: [] };
  const { questions } = drawnSchema.parse(await api.ask('draw', rpc(client, 'draw_quiz_items', wanted)));
  const rows = questions.map(({ hash, question }) => ({
    user_id: account.id,
    skill_title: SKILL,
    question_hash: hash,
    question_text: question,
  }));
  const history = { hashes: questions.map(({ hash }) => hash), isAcknowledged: false };
  record.history = history;
  try {
    const path = '/rest/v1/user_quiz_history';
    await api.ask('history', { token, path, body: rows, prefer: 'return=minimal', once: true });
    history.isAcknowledged = true;
  } catch (error) {
    // The quiz goes on without it, as in the product.
    if (!(error instanceof Refused)) throw error;
  }
  const attempt = {
    id: randomUUID(),
    questions: questions.length,
    score: Math.floor(random() * (questions.length + 1)),
    isAcknowledged: false,
  };
  record.attempt = attempt;
  await saveAttempt(client, attempt);
}

async function saveAttempt(
  { account, api, random, token }: Client,
  attempt: NonNullable<LearnerRecord['attempt']>,
): Promise<void> {
  const added = await api.ask('attempt', {
    token,
    path: '/rest/v1/quiz_attempts?on_conflict=id&select=id',
    prefer: 'resolution=ignore-duplicates,return=representation',
    body: {
      id: attempt.id,
      user_id: account.id,
      skill_title: SKILL,
      score: attempt.score,
      total_questions: attempt.questions,
      time_spent: 60 + Math.floor(random() * 200),
      completed_at: new Date().toISOString(),
    },
  });
  const rows = z.array(z.object({ id: z.string() }));
  // If the attempt had already arrived, the product checks whose it is.
  const path = `/rest/v1/quiz_attempts?select=id&id=eq.${attempt.id}&user_id=eq.${account.id}`;
  const stored =
    rows.parse(added).length > 0 ? added : await api.ask('attempt', { token, method: 'GET', path });
  attempt.isAcknowledged = rows.parse(stored).length === 1;
}

async function answer(client: Client, examId: string, index: number, since: number): Promise<void> {
  const { api, random, record } = client;
  const given = {
    sequence: index + 1,
    key: randomUUID(),
    position: index + 1,
    choice: Math.floor(random() * 4),
    flagged: random() < 0.1,
    isAcknowledged: false,
  };
  record.answers.push(given);
  const { sequence, key, position, choice, flagged } = given;
  const body = { exam_id: examId, question: position, choice, flagged, sequence, idempotency_key: key };
  const facts = savedSchema.parse(await api.ask('save', rpc(client, 'save_exam_answer', body, since)));
  given.isAcknowledged = facts.lastSequence >= sequence;
}

async function takeExam(client: Client, day: Day, since: number): Promise<void> {
  const { api, record } = client;
  const wanted = { question_count: SIZES.find((most) => day.answers <= most) ?? 40, minutes: 60 };
  const paper = paperSchema.parse(await api.ask('start', rpc(client, 'start_exam', wanted, since)));
  record.exam = { id: paper.id, questions: paper.questions.length };
  const began = performance.now();
  for (let index = 0; index < day.answers; index += 1) {
    const due = began + (index + 1) * day.everyMs;
    await delay(Math.max(0, due - performance.now()));
    await answer(client, paper.id, index, due);
  }
  const end = { exam_id: paper.id, sequence: day.answers };
  const { score } = resultSchema.parse(await api.ask('finish', rpc(client, 'finish_exam', end)));
  record.result = { score };
}

export function createLearner(account: Account, api: ApiClient, day: Day, random: Random): Learner {
  const record: LearnerRecord = { learner: account.id, hasAccess: false, answers: [] };
  const client: Client = { account, api, random, record, token: '' };
  return {
    record,
    async arrive() {
      await signIn(client);
      await takeQuiz(client);
      const question = { text: QUESTION, language: 'fr' };
      const { token } = client;
      await api.ask('thalia', { path: '/functions/v1/complete', body: question, token });
      unlockedSchema.parse(await api.ask('unlock', rpc(client, 'unlock_exam', { code: day.code })));
      record.hasAccess = true;
    },
    sit: (since) => takeExam(client, day, since),
  };
}
