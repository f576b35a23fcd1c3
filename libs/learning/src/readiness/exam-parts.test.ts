import { expect, test } from 'vitest';
import { planExamParts } from './exam-parts.ts';

const planned = [{ weights: { care: 60, law: 20 } }, { weights: { conduct: 100 } }];
const announced = [
  { questions: 100, passPercent: 62 },
  { questions: 25, passPercent: 66 },
];

test('a part has its competencies with their shares, and is as difficult as the bank', () => {
  const items = [
    { competency: 'care', difficulty: 'easy' as const },
    { competency: 'care', difficulty: 'hard' as const },
    { competency: 'conduct', difficulty: 'hard' as const },
  ];
  expect(planExamParts(planned, announced, items)).toEqual([
    {
      questions: 100,
      passPercent: 62,
      fewestAnswers: 60,
      competencies: [
        { competency: 'care', weight: 0.75, difficulties: { easy: 0.5, medium: 0, hard: 0.5 } },
        { competency: 'law', weight: 0.25, difficulties: { easy: 1 / 3, medium: 1 / 3, hard: 1 / 3 } },
      ],
    },
    {
      questions: 25,
      passPercent: 66,
      fewestAnswers: 20,
      competencies: [{ competency: 'conduct', weight: 1, difficulties: { easy: 0, medium: 0, hard: 1 } }],
    },
  ]);
});
