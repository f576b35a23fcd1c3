// Generated from supabase/migrations by `node tools/generated/main.ts`. Do not edit.

/**
 * The tables that a signed-in learner reaches: what a row holds, and what an insert and an update may
 * contain; `never` where learners have no right to it.
 */
export interface Tables {
  profiles: {
    row: {
      id: string;
      username: string | null;
      first_name: string | null;
      last_name: string | null;
      study_level: 'infirmier-auxiliaire' | 'infirmier-1ere-annee' | 'infirmier-2eme-annee' | 'infirmier-3eme-annee' | 'infirmier-diplome' | null;
      avatar_url: string | null;
      has_seen_onboarding: boolean;
      created_at: string;
      updated_at: string;
    };
    insert: never;
    update: {
      username?: string | null;
      first_name?: string | null;
      last_name?: string | null;
      study_level?: 'infirmier-auxiliaire' | 'infirmier-1ere-annee' | 'infirmier-2eme-annee' | 'infirmier-3eme-annee' | 'infirmier-diplome' | null;
      avatar_url?: string | null;
      has_seen_onboarding?: boolean;
      updated_at?: string;
    };
  };
  question_reports: {
    row: {
      id: string;
      user_id: string;
      question_text: string;
      skill_title: string;
      question_hash: string;
      status: 'open' | 'settled' | 'declined';
      created_at: string;
    };
    insert: {
      id?: string;
      user_id?: string;
      question_text: string;
      skill_title: string;
      question_hash: string;
      status?: 'open' | 'settled' | 'declined';
      created_at?: string;
    };
    update: never;
  };
  quiz_attempts: {
    row: {
      id: string;
      user_id: string;
      kind: string;
      skill_title: string;
      score: number;
      total_questions: number;
      time_spent: number;
      numeric_answers: unknown;
      answers: unknown;
      voided_answers: unknown;
      completed_at: string;
      sent_at: string | null;
      created_at: string;
      deleted_at: string | null;
    };
    insert: {
      id: string;
      user_id?: string;
      kind?: string;
      skill_title: string;
      score: number;
      total_questions: number;
      time_spent: number;
      numeric_answers?: unknown;
      answers?: unknown;
      voided_answers?: unknown;
      completed_at?: string;
      sent_at?: string | null;
      created_at?: string;
      deleted_at?: string | null;
    };
    update: never;
  };
  reference_entries: {
    row: {
      id: string;
      version: number;
      topic: string;
      kind: string;
      skills: readonly number[];
      reviewed: boolean;
      fr: unknown;
      en: unknown;
    };
    insert: never;
    update: never;
  };
  study_plans: {
    row: {
      user_id: string;
      exam_date: string | null;
      minutes_a_day: number;
      days_off: readonly number[];
      time_factor: number;
      reminder_hour: number | null;
    };
    insert: {
      user_id?: string;
      exam_date?: string | null;
      minutes_a_day?: number;
      days_off?: readonly number[];
      time_factor?: number;
      reminder_hour?: number | null;
    };
    update: {
      user_id?: string;
      exam_date?: string | null;
      minutes_a_day?: number;
      days_off?: readonly number[];
      time_factor?: number;
      reminder_hour?: number | null;
    };
  };
  user_notifications: {
    row: {
      id: string;
      user_id: string;
      title: string;
      message: string;
      title_en: string | null;
      message_en: string | null;
      notification_type: 'info' | 'success' | 'warning' | 'reminder' | 'news';
      is_read: boolean;
      created_at: string;
    };
    insert: never;
    update: {
      is_read?: boolean;
    };
  };
  user_quiz_history: {
    row: {
      id: number;
      user_id: string;
      skill_title: string;
      question_hash: string;
      question_text: string;
      created_at: string;
    };
    insert: {
      user_id?: string;
      skill_title: string;
      question_hash: string;
      question_text: string;
      created_at?: string;
    };
    update: never;
  };
}

/** The functions of the database that a signed-in learner may call, with their arguments. */
export interface DatabaseFunctions {
  abandon_exam: { exam_id: string | null };
  attempt_questions: { attempt_id: string | null };
  delete_my_account: { password: string | null };
  draw_quiz_items: { skill_title: string | null; question_count: number | null; used_hashes?: readonly string[] | null };
  exam_first_answers: Record<never, never>;
  exam_lobby: Record<never, never>;
  export_my_data: Record<never, never>;
  finish_exam: { exam_id: string | null; sequence: number | null; part?: number | null };
  follow_exam: { exam_id: string | null };
  get_exam_correction: { exam_id: string | null };
  list_my_sessions: Record<never, never>;
  my_reports: Record<never, never>;
  present_device: { email: string | null; device: string | null };
  prove_sign_up: { token_hash: string | null; password: string | null };
  quiz_items: { ids: readonly string[] | null };
  read_exam_paper: { exam_id: string | null };
  remember_device: { device: string | null };
  remind_me: Record<never, never>;
  require_live_session: Record<never, never>;
  save_exam_answer: { exam_id: string | null; question: number | null; choice: number | null; flagged: boolean | null; sequence: number | null; idempotency_key: string | null };
  search_reference: { words: readonly string[] | null; typed?: number | null; language?: string | null; most?: number | null };
  skill_stats: Record<never, never>;
  start_exam: { question_count: number | null; minutes: number | null };
  start_exam_part: { exam_id: string | null; part: number | null };
  start_mock: Record<never, never>;
  stop_reminders: { token: string | null };
  study_items: Record<never, never>;
  take_quota: { action: string | null; units: number | null };
  unlock_exam: { code: string | null };
  voided_versions: Record<never, never>;
}
