import { parseQuizItems } from '@revisoins/assessment';
import { remoteDeclarationSchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import declaration from '../../remote.json' with { type: 'json' };

const { embed } = remoteDeclarationSchema.parse(declaration);

test('the element of the quiz hands on which questions are asked for, as the start page reads them', () => {
  expect(embed?.attributes).toEqual({
    skill: { path: '/quiz-start/:skillId' },
    questions: { query: 'questions' },
    items: { query: 'items' },
  });
  expect(parseQuizItems('calculations')).toBe('calculations');
});
