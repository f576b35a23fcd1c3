import type { Problem } from '../problem.ts';
import { isExam, type SourceItem } from '../source-file.ts';

/** Exam items are secret: their concepts never occur in quizzes, and the exam has one item for each. */
export function checkConcepts(items: readonly SourceItem[]): Problem[] {
  const byConcept = Map.groupBy(items, ({ item }) => item.concept);
  return [...byConcept].flatMap(([concept, own]): Problem[] => {
    if (concept === undefined) return [];
    const [first, ...others] = [...own.filter((entry) => !isExam(entry)), ...own.filter(isExam)];
    return others.filter(isExam).map(({ file, item }) => ({
      level: 'error',
      file,
      id: item.id,
      message: `the concept "${concept}" is also that of ${first?.item.id} (${first?.file}): ask for another one, or take one of the two out`,
    }));
  });
}
