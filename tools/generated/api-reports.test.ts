import { expect, test } from 'vitest';
import { root } from '@revisoins/workspace/paths';
import { apiReport } from './api-reports.ts';

const files = {
  'libs/sample/src/index.d.ts':
    "export { greet as hello, type Tone } from './greet.ts';\nexport * from './more.ts';\nexport { Link } from 'a-router';\n",
  'libs/sample/src/greet.d.ts':
    "import type { Person } from './person.ts';\nexport type Tone = 'warm' | 'short';\nexport declare function greet(person: Person): string;\n",
  'libs/sample/src/person.d.ts':
    'export interface Person {\n    name: string;\n}\ndeclare const hidden: 1;\n',
  'libs/sample/src/more.d.ts': 'export declare const limit = 3;\n',
};

const report = (changed: Partial<typeof files> = {}) =>
  apiReport(root, 'sample', { '@revisoins/sample': 'libs/sample/src/index.ts' }, { ...files, ...changed });

test('a report has every exported name, what others export, and what the exports refer to', () => {
  expect(report().split('\n\n').slice(2)).toEqual([
    '## @revisoins/sample',
    '4 names.',
    "```ts\nLink of a-router\ntype Tone = 'warm' | 'short';\nfunction greet(person: Person): string;\nconst limit = 3;\n```",
    'Not exported, but part of the above:',
    '```ts\ninterface Person {\n    name: string;\n}\n```\n',
  ]);
});

test.each([
  ['a member of a type that is not exported', 'libs/sample/src/person.d.ts', 'name: string', 'name: number'],
  ['a parameter', 'libs/sample/src/greet.d.ts', 'person: Person', 'person?: Person'],
  ['a name that leaves', 'libs/sample/src/index.d.ts', ', type Tone', ''],
] as const)('%s changes the report', (_, file, before, after) => {
  expect(report({ [file]: files[file].replace(before, after) })).not.toBe(report());
});

test('what nobody outside can see does not', () => {
  const file = 'libs/sample/src/person.d.ts';
  expect(report({ [file]: files[file].replace('hidden: 1', 'hidden: 2') })).toBe(report());
});
