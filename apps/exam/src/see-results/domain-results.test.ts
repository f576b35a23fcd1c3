import { expect, test } from 'vitest';
import { makeCorrected } from './corrected-exam.fixture.ts';
import { competencyResults, domainResults, weakestDomains } from './domain-results.ts';

const questions = [
  makeCorrected('Neurologie', 1),
  makeCorrected('Neurologie', 2),
  makeCorrected('Pharmacologie', 1),
  makeCorrected('Pharmacologie', 1),
  makeCorrected('Soins de Plaies', null),
  makeCorrected('Autre domaine', 0),
  makeCorrected('Autre domaine', 1),
  makeCorrected('Autre domaine', 1),
  makeCorrected('Examens Cliniques', 1),
  makeCorrected('Examens Cliniques', 1),
  makeCorrected('Examens Cliniques', 1),
  makeCorrected('Examens Cliniques', 3),
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
  expect(weakestDomains(domainResults([makeCorrected('Neurologie', 1)]))).toEqual([]);
});
