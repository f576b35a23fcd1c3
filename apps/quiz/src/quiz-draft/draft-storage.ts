import { skillByTitle, type QuizDraft } from '@revisoins/assessment';
import {
  deviceStorage as storage,
  pinVersion,
  parseStored,
  unpinVersion,
  withdrawAttempt,
} from '@revisoins/host';
import { announceQuiz } from './announce-quiz.ts';
import { draftKey } from './draft-key.ts';
import { type StoredQuiz, toMoves, readStoredQuiz, withMoves } from './stored-quiz.schema.ts';

const held = new Set<string>();

const movesKey = (key: string) => `${key}:moves`;

/** Whether a stored entry of this name is part of that quiz. */
export function isPartOfQuiz(name: string | null, owner: string, skillId: number): boolean {
  const key = draftKey(owner, skillId);
  return name === key || name === movesKey(key);
}

function skillIdOf({ skillTitle }: QuizDraft): number {
  return skillByTitle(skillTitle)?.id ?? 0;
}

/** The learner's quiz on a skill, if one is kept. A quiz of somebody else is never given. */
export function storedQuiz(owner: string, skillId: number): StoredQuiz | null {
  const key = draftKey(owner, skillId);
  const kept = readStoredQuiz(parseStored(storage.get(key)));
  if (kept?.draft.owner !== owner || skillByTitle(kept.draft.skillTitle)?.id !== skillId) return null;
  return { ...kept, draft: withMoves(kept.draft, parseStored(storage.get(movesKey(key)))) };
}

/** Keeps the quiz as it stands; while it is kept, this remote's version does not change under the learner. */
export function keepQuiz(kept: StoredQuiz): void {
  const { attemptId } = kept.draft;
  if (!held.has(attemptId)) {
    held.add(attemptId);
    pinVersion('quiz', attemptId);
  }
  const skillId = skillIdOf(kept.draft);
  const key = draftKey(kept.draft.owner, skillId);
  storage.set(movesKey(key), JSON.stringify(toMoves(kept.draft)));
  // The questions are most of a quiz and never change: a move must not write them again.
  if (!storage.get(key)?.includes(attemptId)) storage.set(key, JSON.stringify(kept));
  announceQuiz(kept, skillId);
}

/** Forgets this attempt; a newer one on the same skill stays. */
export function forgetQuiz(owner: string, skillId: number, attemptId: string): void {
  unpinVersion('quiz', attemptId);
  withdrawAttempt(owner, attemptId);
  if (storedQuiz(owner, skillId)?.draft.attemptId !== attemptId) return;
  const key = draftKey(owner, skillId);
  storage.remove(key);
  storage.remove(movesKey(key));
}
