import {
  dedupeQuestions,
  selectQuestions,
  type Question,
  type Random,
  type SeenQuestion,
} from '@revisoins/assessment';
import type { QuestionSource } from './question-source.ts';
import type { SourceAnswer } from './source-answer.ts';

/** The shortest quiz that is worth starting. */
const FEWEST_QUESTIONS = 5;

export interface DrawPorts {
  readonly readHistory: () => Promise<SeenQuestion[]>;
  readonly askFunction: QuestionSource;
  readonly askBank: QuestionSource;
  readonly loadLocalBank: () => Promise<Question[]>;
  readonly random: Random;
  /** Called once, before another source is asked because the function returned no quiz. */
  readonly onFallback: (why: Exclude<SourceAnswer['kind'], 'enough'>, to: 'bank' | 'local') => void;
}

export interface DrawnQuiz {
  kind: 'drawn';
  questions: Question[];
  /** How many of them are new to the learner within the history window, and how many are not. */
  fresh: number;
  repeated: number;
  /** The numbers of distinct questions that were available, new and seen. */
  unseenAvailable: number;
  seenAvailable: number;
}

export type DrawOutcome =
  | DrawnQuiz
  /** No source has a question on this skill. */
  | { kind: 'no-questions' }
  /** There are questions, but too few distinct ones for the shortest quiz. */
  | { kind: 'too-few' };

/**
 * Draws the questions of a quiz: from the function; else from the server's bank; else from every source,
 * including the local bank, new questions first and then those seen longest ago. A quiz may be shorter than
 * requested. Rejects only when the signal is aborted.
 */
export async function drawQuestions(
  { skillTitle, count }: { skillTitle: string; count: number },
  ports: DrawPorts,
  signal: AbortSignal,
): Promise<DrawOutcome> {
  const history = await ports.readHistory();
  signal.throwIfAborted();
  const request = { skillTitle, count, usedHashes: [...new Set(history.map(({ hash }) => hash))] };

  const generated = await ports.askFunction(request, signal);
  if (generated.kind === 'enough') return drawn(generated.questions, history);

  const fromBank = await ports.askBank(request, signal);
  if (fromBank.kind === 'enough') {
    ports.onFallback(generated.kind, 'bank');
    return drawn(fromBank.questions, history);
  }

  ports.onFallback(generated.kind, 'local');
  const local = await ports.loadLocalBank();
  signal.throwIfAborted();
  const pool = dedupeQuestions([...goodQuestions(generated), ...goodQuestions(fromBank), ...local]);
  if (pool.length === 0) return { kind: 'no-questions' };
  if (pool.length < Math.min(count, FEWEST_QUESTIONS)) return { kind: 'too-few' };
  const { questions, fresh, repeated, unseenAvailable, seenAvailable } = selectQuestions(
    pool,
    count,
    history,
    ports.random,
  );
  return { kind: 'drawn', questions, fresh, repeated, unseenAvailable, seenAvailable };
}

function goodQuestions(answer: SourceAnswer): Question[] {
  return answer.kind === 'wrong-count' ? answer.questions : [];
}

function drawn(questions: Question[], history: readonly SeenQuestion[]): DrawnQuiz {
  const seen = new Set(history.map(({ hash }) => hash));
  const fresh = questions.filter(({ hash }) => !seen.has(hash)).length;
  const repeated = questions.length - fresh;
  return { kind: 'drawn', questions, fresh, repeated, unseenAvailable: fresh, seenAvailable: repeated };
}
