import { bankDomains, skills, topicGuard } from '@revisoins/assessment';
import { bankFileTitle, toQuestion } from '@revisoins/assessment/bank';
import type { Problem } from '../problem.ts';
import type { SourceFile } from '../source-file.ts';

const fallbackCount = (skill: number) => (skill === 27 || skill === 29 ? 10 : 5);

/**
 * Every skill and domain has its file, and every skill has the fallback items that ship with the browser's
 * code.
 */
export function checkCoverage(files: readonly SourceFile[]): Problem[] {
  const titles = new Set(files.map(({ bank }) => bankFileTitle(bank)));
  const missing = [
    ...skills.map(({ id, title }) => ({ title, file: `skills/comp-${String(id).padStart(2, '0')}.json` })),
    ...bankDomains.map(({ slug, title }) => ({ title, file: `exam/${slug}.json` })),
  ].filter(({ title }) => !titles.has(title));
  return [
    ...missing.map(({ file, title }): Problem => ({
      level: 'error',
      file,
      message: `there is no file for "${title}": write it`,
    })),
    ...files.flatMap((file) => [...checkCounts(file), ...checkGuard(file)]),
  ];
}

function checkCounts({ name, bank }: SourceFile): Problem[] {
  const marked = bank.items.filter(({ fallback }) => fallback).length;
  const report = (message: string): Problem[] => [{ level: 'error', file: name, message }];
  if ('skill' in bank) {
    const required = fallbackCount(bank.skill);
    return marked === required
      ? []
      : report(`${marked} items have "fallback": true, ${required} are required: mark or unmark some`);
  }
  if (marked > 0)
    return report('exam items must not have "fallback": true, their keys stay on the server: remove it');
  return [];
}

function checkGuard({ name, bank }: SourceFile): Problem[] {
  const title = bankFileTitle(bank);
  if (title === null) return [];
  return bank.items.flatMap((item): Problem[] => {
    const topic = item.fallback ? topicGuard(toQuestion(item, title), title) : null;
    if (topic === null) return [];
    return [
      {
        level: 'error',
        file: name,
        id: item.id,
        message: `the stem is about a ${topic} topic, which quizzes on this skill leave out: mark another item as fallback`,
      },
    ];
  });
}
