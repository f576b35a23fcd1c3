import { nearestAllowed } from './nearest-allowed.ts';

export const examQuestionCounts = [20, 30, 40] as const;
export type ExamQuestionCount = (typeof examQuestionCounts)[number];
export const examMinutes = [30, 45, 60] as const;
export type ExamMinutes = (typeof examMinutes)[number];

export interface ExamParameters {
  readonly questionCount: ExamQuestionCount;
  readonly minutes: ExamMinutes;
}

/** The `questions` and `time` parameters of an exam's address, each the default or the nearest allowed. */
export function parseExamParameters(parameters: { get(name: string): string | null }): ExamParameters {
  return {
    questionCount: nearestAllowed(parameters.get('questions'), examQuestionCounts, 20),
    minutes: nearestAllowed(parameters.get('time'), examMinutes, 30),
  };
}
