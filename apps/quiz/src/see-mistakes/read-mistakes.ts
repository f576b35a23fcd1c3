import { optionIds, scoreChoice, type Question, type ScoredQuestion } from '@revisoins/assessment';
import { loadBackend, loadStemTable, readAnswer } from '@revisoins/assessment/player';
import { mistakes } from '../plan/mistakes.ts';
import { plannedLength } from '../plan/study-plan.ts';
import { readStudyRecord } from '../plan/study.ts';

/** A question whose last answer was wrong, with the chosen option. */
export interface Mistake {
  readonly question: Question;
  readonly scored: ScoredQuestion;
}

/** The most that the server returns at a time; the latest are shown. */
const MOST_SHOWN = 50;

export interface Mistakes {
  /** The latest first, at most 50. */
  readonly shown: readonly Mistake[];
  /** How many there are. */
  readonly total: number;
  /** How many of them one session covers. */
  readonly session: number;
}

/** The learner's mistakes; null when they cannot be read. Never rejects. */
export async function readMistakes(learner: string): Promise<Mistakes | null> {
  try {
    const { answers, plan } = await readStudyRecord(learner);
    const choices = new Map(mistakes(answers).map(({ item, choice }) => [item, choice]));
    const ids = [...choices.keys()].slice(0, MOST_SHOWN);
    const session = Math.min(choices.size, plannedLength(plan));
    if (ids.length === 0) return { shown: [], total: 0, session };
    const { callRpc } = await loadBackend();
    const answer = readAnswer(await callRpc('quiz_items', { ids }), ids.length);
    if (!('questions' in answer)) return null;
    const shown = answer.questions.map((question) => ({
      question,
      scored: scoreChoice(
        question,
        optionIds.findIndex((id) => id === choices.get(question.id)),
      ),
    }));
    if (shown.some(({ question: { table, en } }) => table ?? en?.table)) await loadStemTable();
    // A question that was removed from the bank is not a mistake to review.
    const total = choices.size - (ids.length - shown.length);
    return { shown, total, session: Math.min(session, total) };
  } catch {
    return null;
  }
}
