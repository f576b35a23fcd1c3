import {
  selectQuestions,
  shuffle,
  type Question,
  type QuizQuestion,
  type Random,
  type SeenQuestion,
} from '@revisoins/assessment';
import type { QuestionSource, SourceAnswer } from '@revisoins/assessment/player';
import type { DrawCalculations } from './load-calculations.ts';

/** The shortest quiz that is worth starting. */
const FEWEST_QUESTIONS = 5;

export interface DrawPorts {
  readonly readHistory: () => Promise<SeenQuestion[]>;
  readonly askFunction: QuestionSource;
  readonly askBank: QuestionSource;
  readonly loadLocalBank: () => Promise<Question[]>;
  /** Loads the code and templates for `count` calculations; if omitted, none are drawn. Never rejects. */
  readonly loadCalculations: (count: number) => Promise<DrawCalculations>;
  readonly random: Random;
  /** Called once, before another source is asked because the function returned no quiz. */
  readonly onFallback: (why: Exclude<SourceAnswer['kind'], 'enough'>, to: 'bank' | 'local') => void;
}

export interface DrawnQuiz {
  kind: 'drawn';
  questions: QuizQuestion[];
  /** How many questions are new to the learner within the history window, and how many are not. */
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

export interface QuizOrder {
  readonly skillTitle: string;
  readonly count: number;
  /** How many of them should be calculations. */
  readonly calculations: number;
}

/**
 * Draws the questions of a quiz: its calculations from their templates, the others from the function; else
 * from the server's bank; else from every source, including the local bank, new questions first and then
 * those seen longest ago. No concept is asked for twice. A quiz may be shorter than requested; questions take
 * the place of calculations that cannot be drawn. Rejects when the signal is aborted, and when calculations
 * alone are requested and none can be drawn.
 */
export async function drawQuestions(
  { skillTitle, count, calculations: calculationCount }: QuizOrder,
  ports: DrawPorts,
  signal: AbortSignal,
): Promise<DrawOutcome> {
  const loading = calculationCount > 0 ? ports.loadCalculations(calculationCount) : null;
  const history = await ports.readHistory();
  signal.throwIfAborted();
  const seen = new Set(history.map(({ hash }) => hash));
  const drawCalculations = (await loading) ?? (() => []);
  const calculations = drawCalculations(seen, new Set());
  signal.throwIfAborted();
  if (calculationCount === count) {
    if (calculations.length === 0) throw new Error('No calculation could be drawn.');
    return drawn(calculations, seen);
  }

  const outcome = await drawChoices(
    { skillTitle, count: count - calculations.length },
    history,
    ports,
    signal,
  );
  if (outcome.kind !== 'drawn' || calculations.length === 0) return outcome;
  const asked = new Set(outcome.questions.flatMap(({ concept }) => concept ?? []));
  const isAskedTwice = calculations.some(({ concept }) => concept !== undefined && asked.has(concept));
  const numeric = isAskedTwice ? drawCalculations(seen, asked) : calculations;
  const own = drawn(numeric, seen);
  return {
    kind: 'drawn',
    questions: shuffle([...outcome.questions, ...numeric], ports.random),
    fresh: outcome.fresh + own.fresh,
    repeated: outcome.repeated + own.repeated,
    unseenAvailable: outcome.unseenAvailable + own.fresh,
    seenAvailable: outcome.seenAvailable + own.repeated,
  };
}

async function drawChoices(
  { skillTitle, count }: Pick<QuizOrder, 'skillTitle' | 'count'>,
  history: readonly SeenQuestion[],
  ports: DrawPorts,
  signal: AbortSignal,
): Promise<DrawOutcome> {
  const seen = new Set(history.map(({ hash }) => hash));
  const request = { skillTitle, count, usedHashes: [...seen] };

  const generated = await ports.askFunction(request, signal);
  if (generated.kind === 'enough') return drawn(generated.questions, seen);

  const fromBank = await ports.askBank(request, signal);
  if (fromBank.kind === 'enough') {
    ports.onFallback(generated.kind, 'bank');
    return drawn(fromBank.questions, seen);
  }

  ports.onFallback(fromBank.kind === 'limited' ? 'limited' : generated.kind, 'local');
  const local = await ports.loadLocalBank();
  signal.throwIfAborted();
  const { questions, fresh, repeated, unseenAvailable, seenAvailable } = selectQuestions(
    [...goodQuestions(generated), ...goodQuestions(fromBank), ...local],
    count,
    history,
    ports.random,
  );
  if (questions.length === 0) return { kind: 'no-questions' };
  if (questions.length < Math.min(count, FEWEST_QUESTIONS)) return { kind: 'too-few' };
  return { kind: 'drawn', questions, fresh, repeated, unseenAvailable, seenAvailable };
}

function goodQuestions(answer: SourceAnswer): Question[] {
  return answer.kind === 'wrong-count' ? answer.questions : [];
}

function drawn(questions: QuizQuestion[], seen: ReadonlySet<string>): DrawnQuiz {
  const fresh = questions.filter(({ hash }) => !seen.has(hash)).length;
  const repeated = questions.length - fresh;
  return { kind: 'drawn', questions, fresh, repeated, unseenAvailable: fresh, seenAvailable: repeated };
}
