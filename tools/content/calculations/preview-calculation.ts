import { skillById, withPlurals } from '@revisoins/assessment';
import { makeVariant } from '@revisoins/assessment/calculation';
import { languages } from '../wording-texts.ts';
import type { SourceTemplate } from './read-calculations.ts';

/**
 * One variant of a template as learners see it, in both languages; the answer and its solution only
 * `withKey`.
 */
export function previewCalculation(
  { template }: SourceTemplate,
  { seed, withKey }: { seed: number; withKey: boolean },
): string {
  const variant = makeVariant(template, seed, skillById(template.skills[0] ?? 0)?.title ?? '');
  if (!variant) return `${template.id} has no variant for the seed ${seed}.`;
  return languages
    .map((language) => {
      const words = language === 'fr' ? variant : variant.en;
      const unitFor = (unit: string, value: number) =>
        withPlurals(words.unitNames[variant.units.findIndex((one) => one === unit)] ?? unit, value, language);
      return [
        `[${language}] ${template.id}, version ${template.version}, seed ${seed}, ${template.difficulty}`,
        '',
        words.question,
        '',
        `  ______  ${words.unitNames.map((name) => `( ) ${withPlurals(name, 2, language)}`).join('  ')}`,
        ...(withKey
          ? [
              '',
              `* ${variant.value} ${unitFor(variant.unit, variant.value)}`,
              ...words.steps.map((step, index) => `  ${index + 1}. ${step}`),
              ...variant.mistakes.map(
                (mistake, index) =>
                  `  - ${mistake.value} ${unitFor(mistake.unit, mistake.value)}: ${words.feedback[index]}`,
              ),
            ]
          : []),
        '',
      ].join('\n');
    })
    .join('\n');
}
