import { bankDomains, skillById } from '@revisoins/assessment';
import type { Problem } from '../problem.ts';
import type { SourceFile } from '../source-file.ts';

const skillFileName = (skill: number) => `skills/comp-${String(skill).padStart(2, '0')}.json`;

/** File names match their content, ids have their file's prefix, and every id is unique in the bank. */
export function checkIdentity(files: readonly SourceFile[]): Problem[] {
  const firstFile = new Map<string, string>();
  return files.flatMap((file) => [
    ...checkName(file),
    ...checkPrefixes(file),
    ...file.bank.items.flatMap(({ id }): Problem[] => {
      const earlier = firstFile.get(id);
      firstFile.set(id, earlier ?? file.name);
      if (earlier === undefined) return [];
      return [
        {
          level: 'error',
          file: file.name,
          id,
          message: `the id is already used in ${earlier}: take the next free number`,
        },
      ];
    }),
  ]);
}

function checkName({ name, bank }: SourceFile): Problem[] {
  if ('skill' in bank) {
    if (!skillById(bank.skill))
      return [{ level: 'error', file: name, message: `there is no skill ${bank.skill}: correct "skill"` }];
    const expected = skillFileName(bank.skill);
    return name === expected
      ? []
      : [
          {
            level: 'error',
            file: name,
            message: `"skill" is ${bank.skill}: rename the file to ${expected} or correct "skill"`,
          },
        ];
  }
  const domain = bankDomains.find(({ title }) => title === bank.domain);
  if (!domain) {
    const titles = bankDomains.map(({ title }) => title).join(', ');
    return [
      {
        level: 'error',
        file: name,
        message: `there is no exam domain "${bank.domain}": "domain" is one of ${titles}`,
      },
    ];
  }
  const expected = `exam/${domain.slug}.json`;
  return name === expected
    ? []
    : [
        {
          level: 'error',
          file: name,
          message: `"domain" is "${bank.domain}": rename the file to ${expected}`,
        },
      ];
}

function checkPrefixes({ name, bank }: SourceFile): Problem[] {
  const idPrefix = (id: string) => id.slice(0, id.lastIndexOf('-'));
  const expected =
    'skill' in bank ? `c${String(bank.skill).padStart(2, '0')}` : idPrefix(bank.items[0]?.id ?? '-');
  return bank.items
    .filter(({ id }) => idPrefix(id) !== expected)
    .map(({ id }) => ({
      level: 'error',
      file: name,
      id,
      message: `ids of this file begin with "${expected}-": give it one`,
    }));
}
