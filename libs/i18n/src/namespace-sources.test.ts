import { expect, test } from 'vitest';
import { namespaceUrl, noteFailure, provideNamespace } from './namespace-sources.ts';

test('the latest source comes first; after a failed read, the next one in turn', () => {
  provideNamespace('skills', (language) => `account/${language}`);
  expect(namespaceUrl('fr', 'skills')).toBe('account/fr');
  provideNamespace('skills', (language) => `quiz/${language}`);
  const urls = [1, 2, 3].map(() => {
    const url = namespaceUrl('fr', 'skills');
    noteFailure('fr', 'skills', url);
    return url;
  });
  expect(urls).toEqual(['quiz/fr', 'account/fr', 'quiz/fr']);
  expect(namespaceUrl('en', 'skills')).toBe('quiz/en');
});

test('reading twice at once is no failure, and a failure that two reads share counts once', () => {
  provideNamespace('plan', (language) => `older/${language}`);
  provideNamespace('plan', (language) => `newer/${language}`);
  const [first, second] = [namespaceUrl('fr', 'plan'), namespaceUrl('fr', 'plan')];
  expect([first, second]).toEqual(['newer/fr', 'newer/fr']);
  noteFailure('fr', 'plan', first);
  noteFailure('fr', 'plan', second);
  expect(namespaceUrl('fr', 'plan')).toBe('older/fr');
});

test('throws when nobody provides the namespace', () => {
  expect(() => namespaceUrl('fr', 'nothing')).toThrow('nothing');
});
