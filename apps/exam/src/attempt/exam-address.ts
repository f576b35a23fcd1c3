/**
 * The address of an exam with these settings, at which the one under way is resumed. A mock has no settings.
 */
export function examAddress({
  kind,
  questionCount,
  minutes,
}: {
  kind: 'simulation' | 'mock';
  questionCount: number;
  minutes: number;
}): string {
  return kind === 'mock' ? '/exam-quiz' : `/exam-quiz?questions=${questionCount}&time=${minutes}`;
}
