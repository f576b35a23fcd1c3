import { findAlike, taught } from '../cues/concept-groups.ts';
import type { Problem } from '../problem.ts';
import { isExam, type SourceItem } from '../source-file.ts';
import type { AlikePair } from './read-alike-pairs.ts';

type Pair = readonly [SourceItem, SourceItem];

/**
 * No quiz item, which learners see with its key, may ask or teach nearly the same as an exam item; items of
 * one bank that share rare words deserve a second look. Pairs that were reviewed are `allowed` as long as
 * they are still alike.
 */
export function checkAlike(items: readonly SourceItem[], allowed: readonly AlikePair[]): Problem[] {
  const found = new Map<string, Problem>();
  for (const pair of alikePairs(items)) {
    const problem = pairProblem(pair);
    if (problem) found.set(pairKey(pair.map(({ item }) => item.id)), problem);
  }
  const waived = new Set(allowed.map((pair) => pairKey(pair.items)));
  return [
    ...[...found].flatMap(([pair, problem]) => (waived.has(pair) ? [] : [problem])),
    ...allowed
      .filter((pair) => !found.has(pairKey(pair.items)))
      .map(({ items: pair }): Problem => ({
        level: 'error',
        file: 'alike.json',
        message: `${pair.join(' and ')} are no longer alike: remove the pair`,
      })),
  ];
}

/** By what they ask, and between the banks by what they teach too; the item of the quizzes is first. */
function alikePairs(items: readonly SourceItem[]): Pair[] {
  const bank = items.map(({ item }) => item);
  const toPairs = (found: readonly [number, number][]) =>
    found.flatMap(([one, other]): Pair[] => {
      const [earlier, later] = [items[one], items[other]];
      if (!earlier || !later) return [];
      return [isExam(earlier) && !isExam(later) ? [later, earlier] : [earlier, later]];
    });
  return [
    ...toPairs(findAlike(bank)),
    ...toPairs(findAlike(bank, taught)).filter(([one, other]) => isExam(one) !== isExam(other)),
  ];
}

function pairProblem([earlier, later]: Pair): Problem | null {
  if (isExam(earlier) !== isExam(later)) {
    const message = `tells nearly what ${later.item.id} (${later.file}) asks in secret: ask for another decision, or say in alike.json why both may stay`;
    return { level: 'error', file: earlier.file, id: earlier.item.id, message };
  }
  const { concept } = earlier.item;
  if (concept !== undefined && concept === later.item.concept) return null;
  const message = `may ask for the same as ${earlier.item.id} (${earlier.file}): they share rare words of stem, key and rationale; give both one concept, or say in alike.json why each asks for its own`;
  return { level: 'warning', file: later.file, id: later.item.id, message };
}

const pairKey = (pair: readonly string[]) => pair.toSorted().join(' ');
