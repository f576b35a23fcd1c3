import { findAlike, taught } from '../cues/concept-groups.ts';
import type { Problem } from '../problem.ts';
import { isExam, type SourceItem } from '../source-file.ts';
import type { AlikePair } from './read-alike-pairs.ts';

/**
 * No item of the quizzes, which learners see with their keys, asks or teaches nearly what an item of the exam
 * asks. Pairs that somebody has looked at are `allowed`, as long as they are still alike.
 */
export function checkBanksApart(items: readonly SourceItem[], allowed: readonly AlikePair[]): Problem[] {
  const bank = items.map(({ item }) => item);
  const found = new Map<string, Problem>();
  for (const [one, other] of [...findAlike(bank), ...findAlike(bank, taught)]) {
    const pair = [items[one], items[other]];
    const [quiz, exam] = [
      pair.find((entry) => entry && !isExam(entry)),
      pair.find((entry) => entry && isExam(entry)),
    ];
    if (!quiz || !exam) continue;
    const message = `tells nearly what ${exam.item.id} (${exam.file}) asks in secret: ask for another decision, or say in alike.json why both may stay`;
    found.set(pairKey([quiz.item.id, exam.item.id]), {
      level: 'error',
      file: quiz.file,
      id: quiz.item.id,
      message,
    });
  }
  const waived = new Set(allowed.map(({ items: pair }) => pairKey(pair)));
  return [
    ...[...found].flatMap(([pair, problem]) => (waived.has(pair) ? [] : [problem])),
    ...allowed
      .filter(({ items: pair }) => !found.has(pairKey(pair)))
      .map(({ items: pair }): Problem => ({
        level: 'error',
        file: 'alike.json',
        message: `${pair.join(' and ')} are no longer alike: remove the pair`,
      })),
  ];
}

const pairKey = (pair: readonly string[]) => pair.toSorted().join(' ');
