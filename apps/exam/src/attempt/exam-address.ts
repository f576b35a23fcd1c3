/** The address of an exam with these settings; an exam under way is resumed there. A mock has no settings. */
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
