import type { GivenAnswer } from '../exam-server/exam-paper.schema.ts';
import type { ExamDraft } from './exam-draft.schema.ts';

/**
 * The draft with an answer changed at the present question and waiting for the server. An earlier answer to the same
 * question that was never sent is replaced; one that was sent may have arrived, and the new one goes after it.
 */
export function giveAnswer(draft: ExamDraft, change: Partial<GivenAnswer>, key: string): ExamDraft {
  const { position, answers, waiting } = draft;
  const given = answers[position];
  if (!given) return draft;
  const answer = { ...given, ...change };
  if (answer.choice === given.choice && answer.flagged === given.flagged) return draft;
  return {
    ...draft,
    answers: answers.with(position, answer),
    waiting: [
      ...waiting.filter((one) => one.position !== position || one.sequence !== null),
      { ...answer, position, key, sequence: null },
    ],
  };
}
