import { calculationKinds, skillById } from '@revisoins/assessment';
import { makeVariant } from '@revisoins/assessment/calculation';
import { formatTable } from '../format-table.ts';
import type { SourceTemplate } from './read-calculations.ts';

const SEEDS = 200;

/** A table of the templates of numeric items by kind, with the different variants that 200 seeds give. */
export function calculationStats(sources: readonly SourceTemplate[]): string {
  const row = (name: string, own: readonly SourceTemplate[]) => [
    name,
    ...[
      own.length,
      own.reduce((sum, one) => sum + countVariants(one), 0),
      ...(['easy', 'medium', 'hard'] as const).map(
        (level) => own.filter(({ template }) => template.difficulty === level).length,
      ),
      own.filter(({ template }) => template.review.status === 'reviewed').length,
    ].map(String),
    [...new Set(own.flatMap(({ template }) => template.skills))].toSorted((a, b) => a - b).join(', '),
  ];
  return formatTable(
    ['calculations', 'templates', 'variants', 'easy', 'medium', 'hard', 'reviewed', 'skills'],
    [
      ...calculationKinds.map((kind) =>
        row(
          kind,
          sources.filter((one) => one.kind === kind),
        ),
      ),
      row('all', sources),
    ],
    1,
  );
}

function countVariants({ template }: SourceTemplate): number {
  const title = skillById(template.skills[0] ?? 0)?.title ?? '';
  const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);
  return new Set(seeds.map((seed) => makeVariant(template, seed, title)?.question)).size;
}
