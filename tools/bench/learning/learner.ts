import type { Random } from '@revisoins/assessment';

/** How many items a simulated bank has. */
export const ITEMS = 540;
export const SKILLS = 21;

/** The memory of a simulated learner, which no policy sees. Items are numbers from 0, days begin at 0. */
export interface Memory {
  /** The probability, 0 to 1, that she recalls an item. */
  recall(item: number, day: number): number;
  /** She has answered it, and has read why. */
  study(item: number, day: number, recalled: boolean): void;
}

/** A learner's traits. */
export interface Kind {
  readonly name: string;
  /** The share of the bank that she knows before she begins. */
  readonly known: number;
  /** Days after which what she knows is recalled with a probability of 0.9. */
  readonly strength: number;
  /** How well she learns; 1 is the average. */
  readonly ability: number;
}

export const kinds: readonly Kind[] = [
  { name: 'beginner', known: 0.15, strength: 20, ability: 0.7 },
  { name: 'average', known: 0.35, strength: 40, ability: 1 },
  { name: 'advanced', known: 0.6, strength: 80, ability: 1.4 },
];

/** Decides what a learner answers each day, from her answers alone. */
export interface Policy {
  choose(day: number, count: number): readonly number[];
  observe?(item: number, day: number, isCorrect: boolean): void;
}

/** What a policy knows when it begins. */
export interface Study {
  /** Days until the exam. */
  readonly days: number;
  readonly random: Random;
  /** For an oracle only. */
  readonly memory: Memory;
}

export type CreatePolicy = (study: Study) => Policy;
export type CreateMemory = (kind: Kind, random: Random) => Memory;
