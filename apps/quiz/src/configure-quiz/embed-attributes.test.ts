import { parseQuizItems } from '@revisoins/assessment';
import { remoteDeclarationSchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import declaration from '../../remote.json' with { type: 'json' };

const { embed } = remoteDeclarationSchema.parse(declaration);

test('the quiz element passes on the kind of questions, as the start page reads it', () => {
  expect(embed?.attributes).toEqual({
    skill: { path: '/quiz-start/:skillId' },
    questions: { query: 'questions' },
    items: { query: 'items' },
  });
  expect(parseQuizItems('calculations')).toBe('calculations');
});
