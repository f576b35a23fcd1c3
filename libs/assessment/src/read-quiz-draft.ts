import { type QuizDraft, QUIZ_DRAFT_VERSION, quizDraft } from './quiz-draft.schema.ts';

type Migration = (stored: Record<string, unknown>) => Record<string, unknown>;

/** From each version to the next one. */
const migrations: Readonly<Record<number, Migration>> = {
  // Every quiz ran against the clock.
  1: (stored) => ({ ...stored, draftVersion: 2, timing: 'timed' }),
};

/** A stored draft, brought to the present version; null when it is damaged, unknown or from a newer release. */
export function readQuizDraft(stored: unknown): QuizDraft | null {
  let draft = stored;
  while (isRecord(draft) && typeof draft.draftVersion === 'number' && draft.draftVersion !== QUIZ_DRAFT_VERSION) {
    const migrate = migrations[draft.draftVersion];
    if (!migrate) return null;
    draft = migrate(draft);
  }
  const parsed = quizDraft.safeParse(draft);
  return parsed.success ? parsed.data : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
