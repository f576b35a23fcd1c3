import { optionIds, scoreChoice, type Question, type ScoredQuestion } from '@revisoins/assessment';
import { loadBackend, readAnswer } from '@revisoins/assessment/player';
import { mistakes } from '../plan/mistakes.ts';
import { readStudyRecord } from '../plan/study.ts';

/** A question that was answered wrongly the last time, with what was chosen. */
export interface Mistake {
  readonly question: Question;
  readonly scored: ScoredQuestion;
}

/** As many as the server gives at a time; the latest are shown. */
const MOST_SHOWN = 50;

/** The learner's mistakes, the latest first; null when they cannot be read. Never rejects. */
export async function readMistakes(learner: string): Promise<readonly Mistake[] | null> {
  try {
    const { answers } = await readStudyRecord(learner);
    const choices = new Map(mistakes(answers).map(({ item, choice }) => [item, choice]));
    const ids = [...choices.keys()].slice(0, MOST_SHOWN);
    if (ids.length === 0) return [];
    const { callRpc } = await loadBackend();
    const answer = readAnswer(await callRpc('quiz_items', { ids }), ids.length);
    if (!('questions' in answer)) return null;
    return answer.questions.map((question) => ({
      question,
      scored: scoreChoice(
        question,
        optionIds.findIndex((id) => id === choices.get(question.id)),
      ),
    }));
  } catch {
    return null;
  }
}
