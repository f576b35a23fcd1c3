import { skillByTitle, type QuizDraft } from '@revisoins/assessment';
import { holdVersion, releaseVersion } from '@revisoins/host';
import { browserStorage, parseStored } from './browser-storage.ts';
import { readKeptQuiz, type KeptQuiz } from './kept-quiz.schema.ts';

const storage = browserStorage('localStorage');
const held = new Set<string>();

/** Where a learner's quiz on a skill is kept: one at a time, in all tabs of the browser. */
export function draftKey(owner: string, skillId: number): string {
  return `revisoins-quiz:${owner}:${skillId}`;
}

function keyOf({ owner, skillTitle }: QuizDraft): string {
  return draftKey(owner, skillByTitle(skillTitle)?.id ?? 0);
}

/** The learner's quiz on a skill, if one is kept. A quiz of somebody else is never given. */
export function keptQuiz(owner: string, skillId: number): KeptQuiz | null {
  const kept = readKeptQuiz(parseStored(storage.get(draftKey(owner, skillId))));
  return kept?.draft.owner === owner && skillByTitle(kept.draft.skillTitle)?.id === skillId ? kept : null;
}

/** Keeps the quiz as it stands; while it is kept, this remote's version does not change under the learner. */
export function keepQuiz(kept: KeptQuiz): void {
  const { attemptId } = kept.draft;
  if (!held.has(attemptId)) {
    held.add(attemptId);
    holdVersion('quiz', attemptId);
  }
  storage.set(keyOf(kept.draft), JSON.stringify(kept));
}

/** Forgets this attempt; a newer one on the same skill stays. */
export function forgetQuiz(owner: string, skillId: number, attemptId: string): void {
  releaseVersion('quiz', attemptId);
  if (keptQuiz(owner, skillId)?.draft.attemptId === attemptId) storage.remove(draftKey(owner, skillId));
}
