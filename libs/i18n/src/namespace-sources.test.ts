import { expect, test } from 'vitest';
import { namespaceUrl, provideNamespace } from './namespace-sources.ts';

test('asks the latest source first, then the others in turn', () => {
  provideNamespace('skills', (language) => `account/${language}`);
  expect(namespaceUrl('fr', 'skills')).toBe('account/fr');
  provideNamespace('skills', (language) => `quiz/${language}`);
  expect([1, 2, 3].map(() => namespaceUrl('fr', 'skills'))).toEqual(['quiz/fr', 'account/fr', 'quiz/fr']);
  expect(namespaceUrl('en', 'skills')).toBe('quiz/en');
});

test('throws when nobody provides the namespace', () => {
  expect(() => namespaceUrl('fr', 'nothing')).toThrow('nothing');
});
