import { expect, test } from 'vitest';
import type { CorrectedQuestion } from '../exam-server/read-correction.ts';
import { competencyResults, domainResults, weakestDomains } from './domain-results.ts';

const words = { question: 'Q', options: ['1', '2', '3', '4'] };
const asked = (domain: string, choice: number | null): CorrectedQuestion => {
  const common = {
    ...words,
    domain,
    part: 1,
    competency: domain === 'Pharmacologie' ? 'pharmacotherapy' : null,
    difficulty: 'easy' as const,
    reviewStatus: 'unreviewed' as const,
    flagged: false,
    hash: domain,
    choice,
  };
  return choice === null
    ? { ...common, isOpen: false }
    : { ...common, isOpen: true, correctAnswer: 1, explanation: '', rationales: ['', '', '', ''] };
};
const questions = [
  asked('Neurologie', 1),
  asked('Neurologie', 2),
  asked('Pharmacologie', 1),
  asked('Pharmacologie', 1),
  asked('Soins de Plaies', null),
  asked('Autre domaine', 0),
  asked('Autre domaine', 1),
  asked('Autre domaine', 1),
  asked('Examens Cliniques', 1),
  asked('Examens Cliniques', 1),
  asked('Examens Cliniques', 1),
  asked('Examens Cliniques', 3),
];

test('counts each domain that was asked about, in the order of the domains', () => {
  expect(
    domainResults(questions).map(({ title, correct, total, percent }) => [title, correct, total, percent]),
  ).toEqual([
    ['Pharmacologie', 2, 2, 100],
    ['Soins de Plaies', 0, 1, 0],
    ['Examens Cliniques', 3, 4, 75],
    ['Neurologie', 1, 2, 50],
    ['Autre domaine', 2, 3, 67],
  ]);
});

test('counts each competency of the blueprint that was assessed', () => {
  expect(competencyResults(questions)).toEqual([
    { title: 'pharmacotherapy', correct: 2, total: 2, percent: 100 },
  ]);
});

test('names the three weakest, the lowest first', () => {
  expect(weakestDomains(domainResults(questions)).map(({ title }) => title)).toEqual([
    'Soins de Plaies',
    'Neurologie',
    'Autre domaine',
  ]);
});

test('calls no domain weak that has no fault', () => {
  expect(weakestDomains(domainResults([asked('Neurologie', 1)]))).toEqual([]);
});
