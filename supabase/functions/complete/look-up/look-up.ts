import type { Language } from '../../_shared/language.schema.ts';
import { decide, type Decision } from './decide.ts';
import { judgeEntries } from './judge-entries.ts';
import type { Judged } from './judged.ts';
import { asksSide } from './fits-asking.ts';
import { nameMeasure } from './name-measure.ts';
import { isFollowUp, followUps, namesPeople } from './follow-up.ts';
import { readConcepts, typedWords, searchWords, type Concept } from './read-concepts.ts';
import { twoParts, type SecondPart } from './two-parts.ts';
import type { Search, Searched } from './search-entries.ts';

export interface Asked {
  readonly text: string;
  readonly language: Language;
  /** The subject of the question before this one. */
  readonly previous?: string | undefined;
  /** The entry that answered it. */
  readonly entry?: string | undefined;
}

export interface LookedUp {
  readonly decision: Decision;
  /** What was asked, with the subject of the question before where it follows that one. */
  readonly asking: string;
  /** The subject that was looked up, for a follow-up question. */
  readonly subject: string;
  /** What else was asked, where another entry answers it. */
  readonly second?: SecondPart | undefined;
}

/** What the quick reference answers to a question. Throws a Refusal. */
export async function lookUp({ text, language, previous, entry }: Asked, search: Search): Promise<LookedUp> {
  const own = readConcepts(nameMeasure(text, language), language);
  const before = previous === undefined ? [] : readConcepts(previous, language);
  const all = [...own, ...before];
  if (all.length === 0) return { decision: { outcome: 'unknown' }, asking: text, subject: '' };
  const found = await search(searchWords(all), typedWords(all).length, language);
  const alone = look(text, own, all, found);
  if (before.length === 0) {
    const parts = twoParts(text, language, alone.decision, all, found);
    return parts === undefined
      ? alone
      : { ...alone, decision: { outcome: 'answer', best: parts.first, others: [] }, second: parts.second };
  }
  const follows = isFollowUp(text, own, language);
  // A question that makes sense on its own is not read as a follow-up.
  if (!follows && alone.decision.outcome !== 'unknown') return alone;
  const best = followUps(text, own, before)
    .map(({ concepts, asking }) =>
      look(asking, concepts, all, found, { entry: asksSide(text) ? undefined : entry }),
    )
    .reduce((one, other) => (other.score > one.score ? other : one));
  if (follows && namesPeople(own)) return best;
  const isBetter = best.decision.outcome === 'answer' || alone.decision.outcome !== 'answer';
  return isBetter && (follows || best.decision.outcome === 'answer') ? best : alone;
}

/** Keeps the thread: the same entry, or one on its topic, is the likelier answer to a follow-up question. */
const SAME = 0.08;
const SAME_TOPIC = 0.03;

function look(
  asking: string,
  concepts: readonly Concept[],
  all: readonly Concept[],
  found: Searched,
  /** For a question that follows another one. */
  thread?: { readonly entry: string | undefined },
) {
  const entry = thread?.entry;
  const topic = found.entries.find(({ id }) => id === entry)?.topic;
  const kin = (judged: Judged) =>
    judged.entry.id === entry ? SAME : topic !== undefined && judged.entry.topic === topic ? SAME_TOPIC : 0;
  const judged = judgeEntries(asking, concepts, all, found)
    .map((one): Judged => ({ ...one, score: one.score + kin(one) }))
    .toSorted((one, other) => other.score - one.score);
  const subject = concepts.map(({ ways: [typed = []] }) => typed.join(' ')).join(' ');
  return {
    decision: decide(asking, judged, thread && `${asking} ${subject}`),
    asking,
    subject,
    score: judged[0]?.score ?? 0,
  };
}
