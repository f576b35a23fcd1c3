import { parseExamParameters, type ExamParameters } from '@revisoins/assessment';

/** The settings in an address. A link chooses settings; it never starts an exam. */
export interface AskedSetup extends ExamParameters {
  /** False when there is no such exam and these are the nearest settings. */
  readonly isExact: boolean;
}

/** The settings in an address; null when it has none. */
export function askedSetup(parameters: URLSearchParams): AskedSetup | null {
  const [questions, time] = [parameters.get('questions'), parameters.get('time')];
  if (questions === null && time === null) return null;
  const chosen = parseExamParameters(parameters);
  const isSame = (raw: string | null, value: number) => raw === null || raw.trim() === String(value);
  return { ...chosen, isExact: isSame(questions, chosen.questionCount) && isSame(time, chosen.minutes) };
}
