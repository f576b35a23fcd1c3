import { createCalibration } from './calibration.ts';
import { GUESS } from './guess.ts';
import { firstMemory, isReview, nextMemory, recallAfter, recalledGiven, type Memory } from './memory.ts';

/** An answer to an item, the first or a later one. */
export interface ItemAnswer {
  /** The item's id. */
  readonly item: string;
  /** Days since any fixed moment, with fractions; never earlier than the previous answer. */
  readonly day: number;
  readonly isCorrect: boolean;
}

/** An estimate of a learner's memory, based only on her answers. */
export interface LearnerModel {
  observe(answer: ItemAnswer): void;
  /**
   * The probability, 0 to 1, that she recalls an item on that day; null for an item that she never answered.
   *
   * @param isOnceTrusted whether her answer to an item with a single one counts fully, whatever the trust.
   */
  recall(item: string, day: number, isOnceTrusted?: boolean): number | null;
  /**
   * How much likelier she recalls an item on `examDay` if she answers it on `day`, and not again until then.
   * 0 for an item that she never answered.
   */
  gain(item: string, day: number, examDay: number): number;
  /** Whether she answered an item so shortly before that another answer would not test her memory. */
  hasJustAnswered(item: string, day: number): boolean;
  /** How many items have a single answer. */
  readonly answeredOnce: number;
  /**
   * 0 to 1: near 1 as long as she keeps what she has just learned about as long as the memory model predicts.
   * Near 0, she forgets so much faster that its predictions for single items are of no use.
   */
  readonly trust: number;
}

interface Item {
  /** Based on her answers to it. */
  own: Memory;
  /** As if she had answered it like all other items. */
  typical: Memory;
  lastDay: number;
  answers: number;
  wasCorrect: boolean;
}

/** The number of answers to an item beyond which we no longer distinguish. */
const MOST_ANSWERS = 16;
const half = MOST_ANSWERS / 2;
/** Groups items by their last answer and by the number of answers. */
const ownGroup = ({ wasCorrect, answers }: Item) => (wasCorrect ? 0 : half) + Math.min(half, answers) - 1;
const typicalGroup = ({ answers }: Item) => Math.min(MOST_ANSWERS, answers) - 1;

/** The items that she missed at first and has not answered since: what she has just learned. */
const MISSED_AT_FIRST = half;
/** The shift of their stability at which the model is half trusted: she forgets 1.8 times as fast. */
const HALF_TRUSTED = -0.6;
const TRUST_WIDTH = 0.12;

/** The minimum share of items that we assume a new learner to know. */
const LEAST_KNOWN = 0.02;

/** A model of a learner who has not answered yet. Observe answers in their order. */
export function createLearnerModel(): LearnerModel {
  const items = new Map<string, Item>();
  const own = createCalibration(2, half);
  const typical = createCalibration(1, MOST_ANSWERS);
  let correctFirst = 0;
  let answeredOnce = 0;

  /** Worked out once for all items; undefined after an answer. */
  let knownTrust: number | undefined;
  const trust = () =>
    (knownTrust ??= 1 / (1 + Math.exp((HALF_TRUSTED - own.shift(MISSED_AT_FIRST)) / TRUST_WIDTH)));
  const ownStability = (item: Item) => own.stability(ownGroup(item), item.own.stability);
  const typicalStability = (item: Item) => typical.stability(typicalGroup(item), item.typical.stability);

  function observeFirst({ item, day, isCorrect }: ItemAnswer): void {
    const known = Math.max(LEAST_KNOWN, (correctFirst / Math.max(1, items.size) - GUESS) / (1 - GUESS));
    correctFirst += Number(isCorrect);
    answeredOnce += 1;
    items.set(item, {
      own: firstMemory(recalledGiven(isCorrect, known)),
      typical: firstMemory(known),
      lastDay: day,
      answers: 1,
      wasCorrect: isCorrect,
    });
  }

  function observeNext(item: Item, day: number, isCorrect: boolean): void {
    const days = day - item.lastDay;
    if (item.answers === 1) answeredOnce -= 1;
    if (isReview(days)) {
      own.learn(ownGroup(item), item.own.stability, days, isCorrect);
      typical.learn(typicalGroup(item), item.typical.stability, days, isCorrect);
      const expected = recallAfter(days, typicalStability(item));
      item.typical = nextMemory(item.typical, days, expected, expected);
    }
    const expected = recallAfter(days, ownStability(item));
    item.own = nextMemory(item.own, days, expected, recalledGiven(isCorrect, expected));
    item.lastDay = day;
    item.answers += 1;
    item.wasCorrect = isCorrect;
  }

  /** The probability that she recalls an item `days` after this answer to it. */
  function recallAfterAnswer(item: Item, since: number, expected: number, wasCorrect: boolean, days: number) {
    const memory = nextMemory(item.own, since, expected, Number(wasCorrect));
    const answered = { ...item, own: memory, answers: item.answers + 1, wasCorrect };
    return recallAfter(days, ownStability(answered));
  }

  return {
    observe(answer) {
      knownTrust = undefined;
      const item = items.get(answer.item);
      if (item) observeNext(item, answer.day, answer.isCorrect);
      else observeFirst(answer);
    },
    recall(id, day, isOnceTrusted = false) {
      const item = items.get(id);
      if (!item) return null;
      const days = day - item.lastDay;
      const share = isOnceTrusted && item.answers === 1 ? 1 : trust();
      return (
        share * recallAfter(days, ownStability(item)) +
        (1 - share) * recallAfter(days, typicalStability(item))
      );
    },
    gain(id, day, examDay) {
      const item = items.get(id);
      if (!item) return 0;
      const since = day - item.lastDay;
      const left = examDay - day;
      const recall = recallAfter(since, ownStability(item));
      const after = (wasCorrect: boolean) => recallAfterAnswer(item, since, recall, wasCorrect, left);
      return (
        recall * after(true) + (1 - recall) * after(false) - recallAfter(since + left, ownStability(item))
      );
    },
    hasJustAnswered: (id, day) => !isReview(day - (items.get(id)?.lastDay ?? -Infinity)),
    get answeredOnce() {
      return answeredOnce;
    },
    get trust() {
      return trust();
    },
  };
}
