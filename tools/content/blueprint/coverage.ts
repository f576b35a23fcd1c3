import {
  activities,
  ageGroups,
  cognitiveLevels,
  competencies,
  type ItemBlueprint,
  settings,
} from '@revisoins/assessment/bank';
import { formatTable } from '../format-table.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import type { Blueprint } from './read-blueprint.ts';

const values = {
  competency: competencies,
  activity: activities,
  setting: settings,
  ageGroup: ageGroups,
  cognitiveLevel: cognitiveLevels,
} as const satisfies { readonly [Name in keyof ItemBlueprint]: readonly ItemBlueprint[Name][] };
type Field = keyof typeof values;

const isExam = ({ file }: SourceItem) => file.startsWith('exam/');

interface Cover {
  readonly field: Field;
  readonly value: string;
  readonly quizzes: number;
  readonly exam: number;
  /** How many items of the exam's bank there are to be; null where the blueprint asks for none. */
  readonly planned: number | null;
}

/** How many items there are of each value of each field of the blueprint. */
function countCoverage(items: readonly SourceItem[], blueprint: Blueprint): Cover[] {
  return (Object.keys(values) as Field[]).flatMap((field) =>
    values[field].map((value): Cover => {
      const own = items.filter(({ item }) => item.blueprint?.[field] === value);
      const exam = own.filter(isExam).length;
      return {
        field,
        value,
        quizzes: own.length - exam,
        exam,
        planned: countPlanned(blueprint, field, value),
      };
    }),
  );
}

function countPlanned({ parts, fewest }: Blueprint, field: Field, value: string): number | null {
  // What no activity, setting or age decides is not to be covered.
  if (value === 'none' || field === 'cognitiveLevel') return null;
  if (field !== 'competency') return fewest[field];
  const part = parts.find(({ weights }) => Object.hasOwn(weights, value));
  const weight = Object.entries(part?.weights ?? {}).find(([name]) => name === value)?.[1] ?? 0;
  return Math.round(((part?.items ?? 0) * weight) / 100);
}

/** A table of what the bank covers, beside what is planned. */
export function coverageStats(items: readonly SourceItem[], blueprint: Blueprint): string {
  const rows = countCoverage(items, blueprint).map(({ field, value, quizzes, exam, planned }) => [
    field,
    value,
    String(quizzes),
    String(exam),
    planned === null ? '' : String(planned),
    planned === null || exam >= planned ? '' : String(planned - exam),
  ]);
  return [
    formatTable(['blueprint', '', 'quizzes', 'exam', 'planned', 'missing'], rows, 2),
    '',
    `What is planned is ${blueprint.status}.`,
  ].join('\n');
}

/** What the exam's bank has too few items of. */
export function findHoles(items: readonly SourceItem[], blueprint: Blueprint): Problem[] {
  return countCoverage(items, blueprint).flatMap(({ field, value, exam, planned }): Problem[] => {
    if (planned === null || exam >= planned) return [];
    const message = `the exam has ${exam} of ${planned} items of the ${names[field]} "${value}": write ${planned - exam} more`;
    return [{ level: 'warning', file: 'blueprint.json', message }];
  });
}

const names: Record<Field, string> = {
  competency: 'competency',
  activity: 'activity',
  setting: 'setting',
  ageGroup: 'age group',
  cognitiveLevel: 'cognitive level',
};
