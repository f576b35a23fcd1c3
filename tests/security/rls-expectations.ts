/** Who makes the request, about a row that belongs to the owner. */
export const actors = ['anonymous', 'owner', 'stranger'] as const;
export const verbs = ['select', 'insert', 'update', 'delete'] as const;

export type Actor = (typeof actors)[number];
export type Verb = (typeof verbs)[number];
/** 'done': the row is seen, added, changed or deleted. 'refused': nothing is seen and nothing has changed. */
export type Outcome = 'done' | 'refused';

export interface TableExpectation {
  /** A row that belongs to the learner, in the API's form. */
  readonly row: (owner: string) => Readonly<Record<string, unknown>>;
  /** A change that is harmless where it is allowed. */
  readonly change: Readonly<Record<string, unknown>>;
  /** The column that finds the owner's row. */
  readonly ownerColumn: string;
  readonly outcomes: Readonly<Record<Verb, Readonly<Record<Actor, Outcome>>>>;
}

const nobody = { anonymous: 'refused', owner: 'refused', stranger: 'refused' } as const;
const ownerOnly = { ...nobody, owner: 'done' } as const;

/**
 * What the API allows on each table. A table that is missing here fails the matrix: declare it before
 * exposing it.
 */
export const expectations: Readonly<Record<string, TableExpectation>> = {
  'public.profiles': {
    row: (owner) => ({ id: owner, first_name: 'Maryse' }),
    change: { has_seen_onboarding: true },
    ownerColumn: 'id',
    outcomes: { select: ownerOnly, insert: nobody, update: ownerOnly, delete: nobody },
  },
  'public.quiz_attempts': {
    row: (owner) => ({
      id: crypto.randomUUID(),
      user_id: owner,
      skill_title: 'Compétence 11 - Nutrition',
      score: 4,
      total_questions: 5,
      time_spent: 60,
    }),
    change: { score: 5 },
    ownerColumn: 'user_id',
    outcomes: { select: ownerOnly, insert: ownerOnly, update: nobody, delete: ownerOnly },
  },
  'public.user_quiz_history': {
    row: (owner) => ({
      user_id: owner,
      skill_title: 'Compétence 11 - Nutrition',
      question_hash: '0123456789abcdef',
      question_text: 'Quel aliment?',
    }),
    change: { question_text: 'Autre' },
    ownerColumn: 'user_id',
    outcomes: { select: ownerOnly, insert: ownerOnly, update: nobody, delete: nobody },
  },
  'public.user_notifications': {
    row: (owner) => ({ user_id: owner, title: 'Bonjour', message: 'Un message', notification_type: 'info' }),
    change: { is_read: true },
    ownerColumn: 'user_id',
    outcomes: { select: ownerOnly, insert: nobody, update: ownerOnly, delete: nobody },
  },
  'public.study_plans': {
    row: (owner) => ({ user_id: owner, exam_date: '2027-03-15', minutes_a_day: 15, days_off: [0, 6] }),
    change: { minutes_a_day: 30 },
    ownerColumn: 'user_id',
    outcomes: { select: ownerOnly, insert: ownerOnly, update: ownerOnly, delete: ownerOnly },
  },
  // Belongs to nobody: learners read all of it.
  'public.reference_entries': {
    row: (owner) => ({
      id: owner,
      version: 1,
      topic: 'vital-signs',
      kind: 'value',
      skills: [4],
      reviewed: false,
      fr: { title: 'Titre', terms: ['mot'], short: 'Une réponse.' },
      en: { title: 'Title', terms: ['word'], short: 'An answer.' },
    }),
    change: { topic: 'medication' },
    ownerColumn: 'id',
    outcomes: {
      select: { anonymous: 'refused', owner: 'done', stranger: 'done' },
      insert: nobody,
      update: nobody,
      delete: nobody,
    },
  },
  'public.question_reports': {
    row: (owner) => ({
      user_id: owner,
      question_text: 'Quel aliment?',
      skill_title: 'Compétence 11 - Nutrition',
      question_hash: '0123456789abcdef',
    }),
    change: { status: 'settled' },
    ownerColumn: 'user_id',
    outcomes: { select: ownerOnly, insert: ownerOnly, update: nobody, delete: nobody },
  },
};
