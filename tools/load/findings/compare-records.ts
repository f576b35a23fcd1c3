import type { LearnerRecord } from '../cohort/learner-record.ts';

export interface ExamRow {
  readonly id: string;
  readonly user_id: string;
  readonly state: string;
  readonly score: number | null;
}
export interface SaveRow {
  readonly exam_id: string;
  readonly sequence: number;
  readonly idempotency_key: string;
  readonly position: number;
  readonly choice: number | null;
  readonly flagged: boolean;
}
export interface QuestionRow {
  readonly exam_id: string;
  readonly position: number;
  readonly choice: number | null;
  readonly flagged: boolean;
  /** The right choice, in the order of this exam's options. */
  readonly right: number;
}
export interface AttemptRow {
  readonly id: string;
  readonly user_id: string;
  readonly kind: string;
  readonly score: number;
  readonly total_questions: number;
}
export interface HistoryRow {
  readonly user_id: string;
  readonly question_hash: string;
}

/** What the database holds of a cohort. */
export interface Rows {
  readonly exams: readonly ExamRow[];
  readonly saves: readonly SaveRow[];
  readonly questions: readonly QuestionRow[];
  readonly attempts: readonly AttemptRow[];
  readonly history: readonly HistoryRow[];
  /** Learners whom a code has let in. */
  readonly access: readonly string[];
}

export interface Comparison {
  /** How many acknowledged writes were looked for. */
  readonly acknowledged: number;
  /** Acknowledged, and missing from the database or different there. A sentence each. */
  readonly lost: readonly string[];
  /** In the database more often than a learner did it, or although no learner did it. A sentence each. */
  readonly doubled: readonly string[];
}

function by<T, K>(rows: readonly T[], key: (row: T) => K): Map<K, T[]> {
  return Map.groupBy(rows, key);
}

/** Compares what the server has acknowledged to each learner with what the database holds. Pure. */
export function compareRecords(cohort: readonly LearnerRecord[], rows: Rows): Comparison {
  const lost: string[] = [];
  const doubled: string[] = [];
  let acknowledged = 0;
  const expect = (holds: boolean, sentence: string) => {
    acknowledged += 1;
    if (!holds) lost.push(sentence);
  };
  const exams = by(rows.exams, ({ user_id }) => user_id);
  const saves = by(rows.saves, ({ exam_id }) => exam_id);
  const questions = by(rows.questions, ({ exam_id }) => exam_id);
  const attempts = by(rows.attempts, ({ user_id }) => user_id);
  const history = by(rows.history, ({ user_id }) => user_id);
  const access = new Set(rows.access);

  for (const learner of cohort) {
    const of = (what: string) => `${what} of learner ${learner.learner}`;
    if (learner.hasAccess) expect(access.has(learner.learner), of('the access'));

    const remembered = (history.get(learner.learner) ?? []).map(({ question_hash }) => question_hash);
    if (learner.history?.isAcknowledged)
      for (const hash of learner.history.hashes)
        expect(remembered.includes(hash), of(`question ${hash} in the history`));
    if (remembered.length > (learner.history?.hashes.length ?? 0)) doubled.push(of('the history'));

    const stored = attempts.get(learner.learner) ?? [];
    const quizzes = stored.filter(({ kind }) => kind === 'quiz');
    if (learner.attempt?.isAcknowledged) {
      const row = quizzes.find(({ id }) => id === learner.attempt?.id);
      expect(
        row?.score === learner.attempt.score && row.total_questions === learner.attempt.questions,
        of(`attempt ${learner.attempt.id}`),
      );
    }
    if (quizzes.length > (learner.attempt ? 1 : 0)) doubled.push(of('an attempt'));

    const sat = exams.get(learner.learner) ?? [];
    if (sat.length > 1) doubled.push(of('an exam'));
    const { exam } = learner;
    if (exam === undefined) continue;
    const row = sat.find(({ id }) => id === exam.id);
    const paper = questions.get(exam.id) ?? [];
    expect(row !== undefined && paper.length === exam.questions, of(`exam ${exam.id}`));

    const taken = saves.get(exam.id) ?? [];
    for (const answer of learner.answers.filter(({ isAcknowledged }) => isAcknowledged)) {
      const save = taken.find(({ idempotency_key }) => idempotency_key === answer.key);
      const question = paper.find(({ position }) => position === answer.position);
      expect(
        save?.sequence === answer.sequence &&
          save.position === answer.position &&
          [save, question].every(
            (record) => record?.choice === answer.choice && record.flagged === answer.flagged,
          ),
        of(`answer ${answer.sequence} of exam ${exam.id}`),
      );
    }
    const sent = new Set(learner.answers.map(({ key }) => key));
    for (const { idempotency_key, sequence } of taken)
      if (!sent.has(idempotency_key)) doubled.push(of(`answer ${sequence} of exam ${exam.id}`));
    if (taken.length > sent.size) doubled.push(of(`answers of exam ${exam.id}`));

    if (learner.result !== undefined) {
      const right = learner.answers.filter(
        ({ position, choice }) => paper.find((question) => question.position === position)?.right === choice,
      ).length;
      const result = stored.find(({ id }) => id === exam.id);
      expect(
        row?.state === 'finished' &&
          [right, row.score, result?.score].every((score) => score === learner.result?.score),
        of(`the result of exam ${exam.id}`),
      );
    }
    if (stored.filter(({ kind }) => kind === 'exam').length > 1) doubled.push(of('a result'));
  }
  return { acknowledged, lost, doubled };
}
