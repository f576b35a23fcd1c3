import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankDomains, examMinutes, examQuestionCounts, examRules, mockRules } from '@revisoins/assessment';
import { expect, test } from 'vitest';

const guides = join(import.meta.dirname, '../../docs/guides');
const readGuide = (name: string) => readFileSync(join(guides, name), 'utf8');

test('the guide for authors shows which skills prepare for each exam domain', () => {
  const guide = readGuide('content.md');
  for (const { title, skillIds } of bankDomains)
    expect(guide).toContain(`| ${title} | ${skillIds.join(', ')} |`);
});

test('the guide for students contains the numbers of a simulation and of a mock', () => {
  const guide = readGuide('student.md').replace(/\s+/g, ' ');
  for (const words of [
    `${examRules.secondsPerAnswer} secondes depuis le début`,
    `au plus tard ${examRules.lateMinutes} minutes après`,
    `commencer ${examRules.startsPerDay} par 24 heures`,
    `${listed(examQuestionCounts)} questions`,
    `${listed(examMinutes)} minutes`,
    ...mockRules.parts.flatMap(({ questions, minutes, passPercent }) => [
      `${questions} questions`,
      duration(minutes),
      `${passPercent} % à la `,
    ]),
    `pause de ${mockRules.breakMinutes} minutes`,
    `${mockRules.papers} épreuves`,
    `commencer ${mockRules.startsPerDay} examens blancs par 24 heures`,
  ])
    expect(guide).toContain(words);
});

test.each(readdirSync(guides))('%s states its language, and is written in it', (name) => {
  const [, , language] = readGuide(name).split('\n');
  const isFrench = readGuide(name).startsWith('# Pour ') || readGuide(name).startsWith('# Écrire ');
  expect(language).toBe(isFrench ? '*Ce guide est en français.*' : '*This guide is in English.*');
});

const duration = (minutes: number) =>
  minutes < 60 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} h ${minutes % 60}`;

function listed(numbers: readonly number[]): string {
  return new Intl.ListFormat('fr', { type: 'disjunction' }).format(numbers.map(String));
}
