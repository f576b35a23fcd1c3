import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';

const required = {
  concept: 'what is asked for: a quiz never asks for one concept twice',
  blueprint: 'its place in the plan of the exam',
} as const;

/** Every item of the bank needs a concept and a place in the blueprint; an import may add them later. */
export function checkMetadata(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }) =>
    (Object.keys(required) as (keyof typeof required)[])
      .filter((name) => item[name] === undefined)
      .map((name): Problem => ({
        level: 'error',
        file,
        id: item.id,
        message: `has no "${name}": say ${required[name]}`,
      })),
  );
}
