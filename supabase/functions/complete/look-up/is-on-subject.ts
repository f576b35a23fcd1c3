import { isOfOtherAge } from './fits-asking.ts';
import type { Judged } from './judged.ts';
import { plain } from './plain.ts';
import { splitWords } from './read-concepts.ts';

/** What a question follows. */
export interface Thread {
  /** The entry that answered the question before, if this one may stay with it. */
  readonly entry: string | undefined;
  /** It asks about another aspect of the same subject. */
  readonly asksAnew: boolean;
  /** Whose subjects an answer must be about: this question's, those of the one before, or both. */
  readonly needs: 'own' | 'earlier' | 'both';
}

type Subject = Judged['asked'][number];

/** As a share of the heaviest subject: lighter ones may be left out. */
const HEAVY = 0.5;

/**
 * Whether an entry is about what a follow-up question asks about: its names have the subject of the question
 * before, its names or its short answer the subject of this one, and it is not for another age.
 */
export function isOnSubject(judged: Judged, words: string, { entry: id, needs }: Thread): boolean {
  const { entry, asked } = judged;
  if (isOfOtherAge(words, entry)) return false;
  const names = entry.names.filter(({ place }) => place !== 'row').flatMap(({ stems }) => stems);
  const rows = entry.names.filter(({ place }) => place === 'row').flatMap(({ stems }) => stems);
  const short = splitWords(plain(entry.wording.short));
  const isNamed = ({ ways }: Subject) =>
    ways.some((way) => way.every((word) => names.some(({ stem }) => stem === word)));
  const isSaid = ({ ways }: Subject) =>
    ways.some((way) =>
      way.every(
        (word) => rows.some(({ stem }) => stem === word) || short.some((one) => one.startsWith(word)),
      ),
    );
  const earlier = heavy(asked.filter(({ isEarlier }) => isEarlier));
  const own = heavy(asked.filter(({ isEarlier }) => !isEarlier));
  const isMentioned = (one: Subject) => isNamed(one) || isSaid(one);
  if (needs === 'own') return own.length === 0 || own.some(isMentioned);
  const staysOn = entry.id === id || (earlier.length > 0 && earlier.every(isNamed));
  return staysOn && (needs === 'earlier' || own.every(isMentioned));
}

function heavy(subjects: readonly Subject[]): Subject[] {
  const named = subjects.filter(({ isSide }) => !isSide);
  const heaviest = Math.max(0, ...named.map(({ weight }) => weight));
  return named.filter(({ weight }) => weight >= heaviest * HEAVY);
}
