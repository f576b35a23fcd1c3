import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import * as z from 'zod';
import type { Measures } from '../../supabase/functions/complete/look-up/confidence.ts';
import { crossValidate, type Graded } from './fit-logistic.ts';

/** In the order in which the file has them. */
export const measured: readonly (keyof Measures)[] = [
  'score',
  'named',
  'fits',
  'asksHowMuch',
  'asksLeave',
  'isTitled',
  'isDefinition',
];

const truths = { right: 1, partly: 0.5, wrong: 0 } as const;

const row = z.object({
  question: z.string(),
  language: z.enum(['fr', 'en']),
  /** The best entry of the time, if any was found. */
  entry: z.string().nullable(),
  grade: z.enum(['right', 'partly', 'wrong']),
  /** Absent where the entry cannot be an answer: it lacks the subject, or what is asked about it. */
  measures: z.array(z.number()).length(measured.length).optional(),
});

/** The questions that were graded, with the entries of the day they were asked. */
export const readGraded = () =>
  z.array(row).parse(JSON.parse(readFileSync(join(root, 'tests/contract/course/graded.json'), 'utf8')));
type Row = ReturnType<typeof readGraded>[number];

export const toSamples = (rows: readonly Row[]): Graded[] =>
  rows.flatMap(({ grade, measures }) => (measures ? [{ measures, truth: truths[grade] }] : []));

/** As shares of all questions: right and wrong answers, if they are given from this likelihood on. */
export interface Point {
  readonly sure: number;
  readonly right: number;
  readonly wrong: number;
}

/** What each threshold would give on questions that the weights have not seen. */
export function tradeOff(rows: readonly Row[], thresholds: readonly number[]): Point[] {
  const samples = toSamples(rows);
  const likely = crossValidate(samples);
  return thresholds.map((sure) => {
    const given = samples.filter((_, at) => (likely[at] ?? 0) >= sure);
    const share = (truth: number) => given.filter((one) => one.truth === truth).length / rows.length;
    return { sure, right: share(1), wrong: share(0) };
  });
}
