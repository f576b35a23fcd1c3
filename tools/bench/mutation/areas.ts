import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { sqlMutants } from './sql-mutants.ts';
import { typescriptMutants } from './typescript-mutants.ts';
import type { Mutant } from './mutant.ts';

export interface Area {
  /** Paths from the root of the repository, with wildcards. */
  readonly files: readonly string[];
  /** Selects the mutants of these files that belong to the area; all if omitted. */
  readonly has?: (mutant: Mutant) => boolean;
}

/** These statements define who may do what; the rest of a migration is behaviour. */
const isRight = ({ operator }: Mutant): boolean =>
  /policy|revoke|grant|row level security|invoker|trigger|constraint|cascade|rule|index/.test(operator);
const isDone = (mutant: Mutant): boolean => !isRight(mutant);

/** What the tests must protect, by the name that `--only` takes. */
export const areas: Readonly<Record<string, Area>> = {
  scoring: {
    files: [
      'libs/assessment/src/scoring/*.ts',
      'libs/assessment/src/bank/{select-questions,hash-question,shuffle-options}.ts',
    ],
  },
  clock: { files: ['libs/assessment/src/clock/*.ts'] },
  outbox: {
    files: [
      'libs/assessment/src/delivery/*.ts',
      'libs/assessment/player/delivery/*.ts',
      'apps/quiz/src/delivery/*.ts',
    ],
  },
  versions: {
    files: [
      'libs/federation/src/{resolve-version,version-choice,version-archive,read-registry}.ts',
      'libs/contracts/src/satisfies.ts',
      'libs/host/src/pinned-versions.ts',
    ],
  },
  guards: {
    files: [
      'apps/shell/src/routing/guard.ts',
      'libs/host/src/{is-page-path,requested-page}.ts',
      'libs/contracts/src/read-frame-message.ts',
      'apps/shell/src/embed/{permitted-parent,listen-to-page,embed-request}.ts',
      'apps/shell/src/embed-element/{define-element,embedded-frame,frame-address}.ts',
      'apps/shell/src/telemetry/without-personal-data.ts',
    ],
  },
  limits: { files: ['libs/auth/src/limits/*.ts', 'libs/auth/src/input/*.ts'] },
  'exam-delivery': {
    files: ['apps/exam/src/take-exam/deliver-answers.ts', 'apps/exam/src/attempt/*.ts'],
  },
  policies: { files: ['supabase/migrations/*.sql'], has: isRight },
  'quiz-functions': {
    files: ['supabase/migrations/*_{private_schema,question_bank,learners,quizzes}.sql'],
    has: isDone,
  },
  'limit-functions': {
    files: ['supabase/migrations/*_{quotas,accounts}.sql'],
    has: isDone,
  },
  'study-functions': {
    files: ['supabase/migrations/*_{study,quick_reference,days_off}.sql'],
    has: isDone,
  },
  'exam-functions': {
    files: ['supabase/migrations/*_{exams,take_exam,item_health}.sql'],
    has: isDone,
  },
};

/** The sources of an area, without their tests. */
export const listFiles = ({ files }: Area): string[] =>
  files
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.(?:test|fixture|schema)\.tsx?$/.test(file))
    .sort();

export const makeMutants = (file: string, source: string): Mutant[] =>
  file.endsWith('.sql') ? sqlMutants(file, source) : typescriptMutants(file, source);

/** The package whose unit tests cover a file; none for a migration, which the security suites cover. */
export const findPackage = (file: string): string | undefined =>
  file.endsWith('.sql') ? undefined : join(root, ...file.split('/').slice(0, 2));

/** The security suites that concern a migration, the most effective one first. */
const suites: Readonly<Record<string, readonly string[]>> = {
  private_schema: ['second-step', 'write-rules', 'least-rights', 'rls-matrix', 'odd-input'],
  question_bank: [
    'items',
    'question-bank',
    'least-rights',
    'bank-in-use',
    'known-titles',
    'bounds',
    'constraints',
    'item-health',
  ],
  learners: [
    'write-rules',
    'send-notification',
    'least-rights',
    'rls-matrix',
    'avatars',
    'quotas',
    'sign-up',
    'odd-input',
    'delete-account',
    'constraints',
    'second-step',
  ],
  quotas: ['quotas', 'row-ceilings', 'least-rights', 'delete-account', 'constraints', 'second-step'],
  quizzes: [
    'write-rules',
    'least-rights',
    'rls-matrix',
    'question-bank',
    'item-health',
    'quotas',
    'row-ceilings',
    'known-titles',
    'bounds',
    'delete-account',
    'constraints',
    'second-step',
  ],
  study: [
    'study',
    'reminders',
    'item-health',
    'row-ceilings',
    'write-rules',
    'least-rights',
    'rls-matrix',
    'bounds',
    'export-data',
    'delete-account',
    'constraints',
    'second-step',
  ],
  days_off: ['study', 'constraints'],
  quick_reference: ['reference', 'rls-matrix', 'least-rights', 'constraints', 'quotas', 'second-step'],
  exams: [
    'exam',
    'exam-access',
    'mock-exam',
    'least-rights',
    'bounds',
    'exam-schedules',
    'delete-account',
    'constraints',
    'second-step',
  ],
  take_exam: [
    'exam',
    'exam-access',
    'mock-exam',
    'exam-harvest',
    'least-rights',
    'exam-schedules',
    'second-step',
  ],
  item_health: ['item-health', 'rls-matrix', 'least-rights', 'delete-account', 'constraints', 'second-step'],
  accounts: [
    'auth-limits',
    'second-step',
    'planted-account',
    'delete-account',
    'export-data',
    'least-rights',
    'account-changes',
    'constraints',
  ],
};

export function findSuites(migration: string): readonly string[] {
  const found = suites[basename(migration, '.sql').replace(/^\d+_/, '')];
  if (!found)
    throw new Error(`${migration}: say in tools/bench/mutation/areas.ts which security suites concern it.`);
  return found;
}
