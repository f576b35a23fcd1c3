import { findAlike } from '../cues/concept-groups.ts';
import type { Problem } from '../problem.ts';
import { isExam, type SourceItem } from '../source-file.ts';

/**
 * A concept of the exam, whose items are secret, is never one of the quizzes, and the exam asks for it once.
 * Items of other concepts that share their rare words deserve a second look.
 */
export function checkConcepts(items: readonly SourceItem[]): Problem[] {
  const byConcept = Map.groupBy(items, ({ item }) => item.concept);
  const repeated = [...byConcept].flatMap(([concept, own]): Problem[] => {
    if (concept === undefined) return [];
    const [first, ...others] = [...own.filter((entry) => !isExam(entry)), ...own.filter(isExam)];
    return others.filter(isExam).map(({ file, item }) => ({
      level: 'error',
      file,
      id: item.id,
      message: `the concept "${concept}" is also that of ${first?.item.id} (${first?.file}): ask for another one, or take one of the two out`,
    }));
  });
  return [...repeated, ...checkAlike(items)];
}

/**
 * Items of one bank that share the rare words of stem, key and rationale, unless they have the same concept.
 */
function checkAlike(items: readonly SourceItem[]): Problem[] {
  return findAlike(items.map(({ item }) => item)).flatMap(([one, other]): Problem[] => {
    const [earlier, later] = [items[one], items[other]];
    if (!earlier || !later || isExam(earlier) !== isExam(later)) return [];
    const { concept } = earlier.item;
    if (concept !== undefined && concept === later.item.concept) return [];
    const message = `may ask for the same as ${earlier.item.id} (${earlier.file}): they share rare words of stem, key and rationale; give both one concept, or see that each asks for its own`;
    return [{ level: 'warning', file: later.file, id: later.item.id, message }];
  });
}
