import { createLearnerModel, type LearnerModel } from '@revisoins/learning';
import type { StudyAnswer } from './study-attempts.ts';

/** How long, in ms, a page that shows something else may wait while answers are observed. */
const SLICE_MS = 8;

const letPageWork = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

async function buildModel(answers: readonly StudyAnswer[]): Promise<LearnerModel> {
  const model = createLearnerModel();
  let began = performance.now();
  for (const { item, day, isCorrect } of answers) {
    if (performance.now() - began > SLICE_MS) {
      await letPageWork();
      began = performance.now();
    }
    model.observe({ item, day, isCorrect });
  }
  return model;
}

const isSame = (one: readonly StudyAnswer[], other: readonly StudyAnswer[]) =>
  one.length === other.length &&
  one.every(({ item, day, isCorrect }, index) => {
    const same = other[index];
    return same?.item === item && same.day === day && same.isCorrect === isCorrect;
  });

/** The last one on this page: a dashboard and the session that it starts have the same answers. */
let last: { readonly answers: readonly StudyAnswer[]; readonly model: Promise<LearnerModel> } | null = null;

/**
 * A model of the learner from her answers; an unanswered item says nothing about her memory. Built in short
 * slices, so that a year of answers does not hold up the page. The same answers give the same promise.
 */
export function readLearnerModel(all: readonly StudyAnswer[]): Promise<LearnerModel> {
  // An answer that arrived late may have been given before others.
  const answers = all.filter(({ choice }) => choice !== null).toSorted((a, b) => a.day - b.day);
  if (last === null || !isSame(last.answers, answers)) last = { answers, model: buildModel(answers) };
  return last.model;
}
