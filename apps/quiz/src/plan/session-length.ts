import { questionCounts, type QuestionCount } from '@revisoins/assessment';
import { DEFAULT_MINUTES, type StudyPlan } from './study-plan.ts';

/** What reading a question and choosing an answer usually takes. */
const SECONDS_A_QUESTION = 40;
/** The length of a session of so many minutes: the nearest quiz, the shorter of two. */
export function sessionLength(minutes: number): QuestionCount {
  const wanted = (minutes * 60) / SECONDS_A_QUESTION;
  return questionCounts.reduce((best, count) =>
    Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best,
  );
}

/** About how many minutes so many questions take. */
export const sessionMinutes = (questions: number): number =>
  Math.max(1, Math.round((questions * SECONDS_A_QUESTION) / 60));

export const plannedLength = (plan: StudyPlan | null): QuestionCount =>
  sessionLength(plan?.minutesADay ?? DEFAULT_MINUTES);
