import { normalizeQuestionText } from './hash-question.ts';
import { type Random, shuffle } from './random.ts';
import { stemText, type StemTable } from './stem-text.ts';

/** The fields that identify a question. */
export interface QuestionIdentity {
  readonly hash: string;
  readonly question: string;
  readonly table?: StemTable | undefined;
  /** The concept that it asks about, if known. */
  readonly concept?: string | undefined;
}

/**
 * Drops duplicates and keeps the order: two questions are equal when their hash, their normalised text or
 * their concept is. So no quiz asks about a concept twice.
 */
export function dedupeQuestions<T extends QuestionIdentity>(questions: readonly T[]): T[] {
  const seen = new Set<string>();
  return questions.filter(({ hash, question, table, concept }) => {
    const keys = [`hash:${hash}`, `text:${normalizeQuestionText(stemText(question, table))}`];
    if (concept !== undefined) keys.push(`concept:${concept}`);
    const isNew = !keys.some((key) => seen.has(key));
    keys.forEach((key) => seen.add(key));
    return isNew;
  });
}

/** A question that the learner saw within the history window. */
export interface SeenQuestion {
  readonly hash: string;
  /** When, in milliseconds since 1970. */
  readonly seenAt: number;
}

export interface Selection<T> {
  /** At most `count`, without duplicates; new and repeated questions mixed. */
  readonly questions: T[];
  /** How many of them are new to the learner. */
  readonly fresh: number;
  /** How many were seen before. */
  readonly repeated: number;
  /** How many are missing because there were too few candidates. */
  readonly missing: number;
  /** The numbers of distinct candidates, new and seen, for the warning that names both. */
  readonly unseenAvailable: number;
  readonly seenAvailable: number;
}

/** Draws new questions first, then those seen longest ago. */
export function selectQuestions<T extends QuestionIdentity>(
  candidates: readonly T[],
  count: number,
  history: readonly SeenQuestion[],
  random: Random,
): Selection<T> {
  const lastSeen = new Map<string, number>();
  for (const { hash, seenAt } of history) lastSeen.set(hash, Math.max(seenAt, lastSeen.get(hash) ?? seenAt));
  const NEVER = -1;
  const seenAt = ({ hash }: T) => lastSeen.get(hash) ?? NEVER;
  // Of one concept, the question that the learner has not seen, or else the one seen longest ago.
  const distinct = dedupeQuestions(shuffle(candidates, random).sort((a, b) => seenAt(a) - seenAt(b)));
  const unseen = distinct.filter((question) => seenAt(question) === NEVER);
  const seen = distinct.filter((question) => seenAt(question) !== NEVER);
  const fresh = unseen.slice(0, count);
  const repeated = seen.slice(0, count - fresh.length);
  return {
    questions: shuffle([...fresh, ...repeated], random),
    fresh: fresh.length,
    repeated: repeated.length,
    missing: count - fresh.length - repeated.length,
    unseenAvailable: unseen.length,
    seenAvailable: seen.length,
  };
}
