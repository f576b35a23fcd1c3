/** The address of an exam with these settings, at which the one under way is resumed. */
export function examAddress({ questionCount, minutes }: { questionCount: number; minutes: number }): string {
  return `/exam-quiz?questions=${questionCount}&time=${minutes}`;
}
