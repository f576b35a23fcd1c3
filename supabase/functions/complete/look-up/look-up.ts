import type { Language } from '../../_shared/language.schema.ts';
import { decide, type Decision } from './decide.ts';
import { judgeEntries } from './judge-entries.ts';
import type { Judged } from './judged.ts';
import { asksSide } from './fits-asking.ts';
import { nameMeasure } from './name-measure.ts';
import {
  asksAnew,
  followUps,
  lacksSubject,
  namesPeople,
  nameRoute,
  opensAsFollowUp,
  refersBack,
} from './follow-up.ts';
import { isOnSubject, type Thread } from './is-on-subject.ts';
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
export async function lookUp(asked: Asked, search: Search): Promise<LookedUp> {
  const { language, previous, entry } = asked;
  const text = previous === undefined ? asked.text : nameRoute(asked.text);
  const own = readConcepts(nameMeasure(text, language), language);
  const before = previous === undefined ? [] : readConcepts(previous, language);
  const all = [...own, ...before];
  if (all.length === 0) return { decision: { outcome: 'unknown' }, asking: text, subject: '' };
  const found = await search(searchWords(all), typedWords(all).length, language);
  const alone = look(text, own, all, found);
  const opens = opensAsFollowUp(text, language);
  if (before.length === 0) {
    // 'And for a child' follows nothing.
    if (opens && namesPeople(own)) return { ...alone, decision: { outcome: 'unknown' } };
    const parts = twoParts(text, language, alone.decision, all, found);
    return parts === undefined
      ? alone
      : { ...alone, decision: { outcome: 'answer', best: parts.first, others: [] }, second: parts.second };
  }
  const lacks = lacksSubject(text, own, language);
  const refers = lacks || refersBack(text, own, language);
  // A question that makes sense on its own is not read as a follow-up.
  const isOwn = alone.decision.outcome === 'answer' ? !opens || asksSide(text) : own.length === 0;
  if (!refers && isOwn) return alone;
  const thread: Thread = {
    entry: asksSide(text) ? undefined : entry,
    asksAnew: lacks && asksAnew(text, own),
    needs: lacks ? 'earlier' : opens ? 'own' : 'both',
  };
  const combined = followUps(text, own, before).map(({ concepts, asking }) =>
    look(asking, concepts, all, found, thread),
  );
  if (lacks || opens) return combined.reduce(better);
  const answers = combined.filter(({ decision }) => decision.outcome === 'answer');
  if (answers.length > 0) return answers.reduce(better);
  // All of it keeps the thread.
  const [whole = alone] = combined;
  const isKnown = whole.decision.outcome !== 'unknown' || alone.decision.outcome === 'answer';
  return refers && isKnown ? whole : alone;
}

const better = <One extends { readonly score: number }>(one: One, other: One): One =>
  other.score > one.score ? other : one;

/** Keeps the thread: the same entry, or one on its topic, is the likelier answer to a follow-up question. */
const SAME = 0.08;
const SAME_TOPIC = 0.03;

function look(
  asking: string,
  concepts: readonly Concept[],
  all: readonly Concept[],
  found: Searched,
  /** For a question that follows another one. */
  thread?: Thread,
) {
  const entry = thread?.entry;
  const topic = found.entries.find(({ id }) => id === entry)?.topic;
  const kin = (judged: Judged) =>
    judged.entry.id === entry ? SAME : topic !== undefined && judged.entry.topic === topic ? SAME_TOPIC : 0;
  const judged = judgeEntries(asking, concepts, all, found)
    .map((one): Judged => ({ ...one, score: one.score + kin(one) }))
    .toSorted((one, other) => other.score - one.score);
  const subject = concepts.map(({ ways: [typed = []] }) => typed.join(' ')).join(' ');
  const words = `${asking} ${subject}`;
  const isAbout = (one: Judged) => thread !== undefined && isOnSubject(one, words, thread);
  return {
    decision: decide(asking, judged, thread && { words, isAbout, asksAnew: thread.asksAnew }),
    asking,
    subject,
    score: judged[0]?.score ?? 0,
  };
}
