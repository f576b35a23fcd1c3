import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';

const isExam = ({ file }: SourceItem) => file.startsWith('exam/');

/** A concept of the exam, whose items are secret, is never one of the quizzes. */
export function checkConcepts(items: readonly SourceItem[]): Problem[] {
  const byConcept = Map.groupBy(items, ({ item }) => item.concept);
  return [...byConcept].flatMap(([concept, own]): Problem[] => {
    const quiz = own.find((entry) => !isExam(entry));
    if (concept === undefined || !quiz) return [];
    return own.filter(isExam).map(({ file, item }) => ({
      level: 'error',
      file,
      id: item.id,
      message: `the concept "${concept}" is also that of ${quiz.item.id} (${quiz.file}): ask for another one, or take one of the two out`,
    }));
  });
}
