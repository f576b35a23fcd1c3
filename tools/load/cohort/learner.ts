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
  /** Starts the exam, answers, hands it in. `since` is the moment of `performance.now()` at which the learner wanted to start. */
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

export function createLearner(account: Account, api: ApiClient, day: Day, random: Random): Learner {
  const record: LearnerRecord = { learner: account.id, hasAccess: false, answers: [] };
  let token: string | undefined;
  const rpc = (name: string, body: object, since?: number) => ({
    path: `/rest/v1/rpc/${name}`,
    body,
    ...(token !== undefined && { token }),
    ...(since !== undefined && { since }),
  });

  async function signIn(): Promise<void> {
    const body = { email: account.email, password: account.password };
    token = sessionSchema.parse(
      await api.ask('sign-in', { path: '/auth/v1/token?grant_type=password', body }),
    ).access_token;
  }

  async function takeQuiz(): Promise<void> {
    await api.ask('figures', rpc('skill_stats', {}));
    const { questions } = drawnSchema.parse(
      await api.ask(
        'draw',
        rpc('draw_quiz_items', { skill_title: SKILL, question_count: 10, used_hashes: [] }),
      ),
    );
    const common = { token: token ?? '' };
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
      await api.ask('history', { ...common, path, body: rows, prefer: 'return=minimal', once: true });
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
    await saveAttempt(attempt);
  }

  async function saveAttempt(attempt: NonNullable<LearnerRecord['attempt']>): Promise<void> {
    const common = { token: token ?? '' };
    const added = await api.ask('attempt', {
      ...common,
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
    // Of an attempt that had arrived already, the product asks whose it is.
    const path = `/rest/v1/quiz_attempts?select=id&id=eq.${attempt.id}&user_id=eq.${account.id}`;
    const stored =
      rows.parse(added).length > 0 ? added : await api.ask('attempt', { ...common, method: 'GET', path });
    attempt.isAcknowledged = rows.parse(stored).length === 1;
  }

  async function answer(examId: string, index: number, since: number): Promise<void> {
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
    const facts = savedSchema.parse(await api.ask('save', rpc('save_exam_answer', body, since)));
    given.isAcknowledged = facts.lastSequence >= sequence;
  }

  return {
    record,
    async arrive() {
      await signIn();
      await takeQuiz();
      await api.ask('thalia', {
        path: '/functions/v1/complete',
        body: { text: QUESTION, language: 'fr' },
        token: token ?? '',
      });
      unlockedSchema.parse(await api.ask('unlock', rpc('unlock_exam', { code: day.code })));
      record.hasAccess = true;
    },
    async sit(since) {
      const size = SIZES.find((most) => day.answers <= most) ?? 40;
      const paper = paperSchema.parse(
        await api.ask('start', rpc('start_exam', { question_count: size, minutes: 60 }, since)),
      );
      record.exam = { id: paper.id, questions: paper.questions.length };
      const began = performance.now();
      for (let index = 0; index < day.answers; index += 1) {
        const due = began + (index + 1) * day.everyMs;
        await delay(Math.max(0, due - performance.now()));
        await answer(paper.id, index, due);
      }
      const { score } = resultSchema.parse(
        await api.ask('finish', rpc('finish_exam', { exam_id: paper.id, sequence: day.answers })),
      );
      record.result = { score };
    },
  };
}
