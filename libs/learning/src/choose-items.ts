import type { LearnerModel } from './learner-model.ts';

/** An item that a session can contain. */
export interface StudyItem {
  readonly id: string;
  /** Items of the same skill are not asked in a row. */
  readonly skill: number;
  /** A session never contains two items on the same concept. */
  readonly concept: string;
}

/** A span of study, in days since the moment from which the days of answers are counted. */
export interface StudySpan {
  readonly startDay: number;
  /** The day of the exam, or the end of a rolling horizon. */
  readonly examDay: number;
  /** The share of the days still ahead on which the learner studies, 0 to 1; all of them by default. */
  readonly studyShare?: number;
}

/** The share of the span within which every item should have been seen, by whether the model is trusted. */
const SEEN_BY_TRUSTED = 0.6;
const SEEN_BY_UNTRUSTED = 0;

/**
 * How many new items a session of `count` should contain, so that all are seen early enough for reviews.
 * Pure.
 *
 * @param unseen the number of unseen items.
 * @param trust the `trust` of a learner's model.
 */
export function newItems(
  unseen: number,
  day: number,
  count: number,
  { startDay, examDay, studyShare = 1 }: StudySpan,
  trust: number,
) {
  const share = SEEN_BY_UNTRUSTED + trust * (SEEN_BY_TRUSTED - SEEN_BY_UNTRUSTED);
  const left = (startDay + share * (examDay - startDay) - day) * studyShare;
  return left < 1 ? Math.min(count, unseen) : Math.min(count, Math.ceil(unseen / left));
}

/** Orders items so that neighbours belong to different skills, as long as several skills remain. */
function interleave(items: readonly StudyItem[]): StudyItem[] {
  const waiting = [...items];
  const ordered: StudyItem[] = [];
  while (waiting.length > 0) {
    const last = ordered.at(-1)?.skill;
    const next = Math.max(
      0,
      waiting.findIndex(({ skill }) => skill !== last),
    );
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

/**
 * The items of the session on `day`: at most `count`, fewer when the concepts run out. First new items, at
 * the pace that leaves time for reviews before the exam, then the items that are most likely forgotten; in
 * the last round, those whose review adds most on the day of the exam. What she has just answered comes only
 * when nothing else is left. Pure.
 *
 * @param items all items; new ones are taken in this order.
 */
export function chooseItems(
  model: Pick<LearnerModel, 'recall' | 'gain' | 'trust' | 'answeredOnce' | 'hasJustAnswered'>,
  items: readonly StudyItem[],
  day: number,
  count: number,
  span: StudySpan,
): StudyItem[] {
  const unseen: StudyItem[] = [];
  const seen: { item: StudyItem; worth: number; isRecent: boolean }[] = [];
  const { trust } = model;
  const answersLeft = (span.examDay - day) * (span.studyShare ?? 1) * count;
  // Not all of them come back before the exam: what she missed does.
  const isShort = answersLeft < model.answeredOnce;
  // From now on an item comes back once at most, so that what it adds on the day of the exam is known.
  const isLastRound = answersLeft < items.length;
  for (const item of items) {
    const recall = model.recall(item.id, day, isShort);
    if (recall === null) unseen.push(item);
    else {
      const gain = isLastRound ? model.gain(item.id, day, span.examDay) : -recall;
      const isRecent = model.hasJustAnswered(item.id, day);
      seen.push({ item, worth: trust * gain - (1 - trust) * recall, isRecent });
    }
  }
  seen.sort((a, b) => b.worth - a.worth);
  const fresh = newItems(unseen.length, day, count, span, trust);
  const concepts = new Set<string>();
  const chosen: StudyItem[] = [];
  const take = (candidates: Iterable<StudyItem>, upTo: number) => {
    for (const item of candidates) {
      if (chosen.length >= upTo) return;
      if (concepts.has(item.concept)) continue;
      concepts.add(item.concept);
      chosen.push(item);
    }
  };
  const seenItems = (isRecent: boolean) =>
    seen.flatMap((one) => (one.isRecent === isRecent ? [one.item] : []));
  take(unseen, fresh);
  take(seenItems(false), count);
  take(unseen, count);
  take(seenItems(true), count);
  return interleave(chosen);
}
