import { optionIds } from '@revisoins/assessment';
import {
  findAbsoluteCue,
  collectiveForm,
  exceptionForm,
} from '../../../supabase/functions/_shared/validator/forbidden-forms.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { type Language, languages } from '../wording-texts.ts';

/** Forms that test reading instead of nursing, and absolute words that give the key away. */
export function checkForbiddenForms(items: readonly SourceItem[]): Problem[] {
  return items.flatMap((entry) => languages.flatMap((language) => checkWording(entry, language)));
}

function checkWording({ file, item }: SourceItem, language: Language): Problem[] {
  const { stem, options } = item[language];
  const problems: Problem[] = [];
  const report = (level: Problem['level'], message: string) =>
    problems.push({ level, file, id: item.id, message: `${language}: ${message}` });
  if (exceptionForm[language].test(stem))
    report('error', 'the stem asks for the exception: ask for the one best answer');
  for (const id of optionIds) {
    if (collectiveForm[language].test(options[id].text))
      report(
        'error',
        `options.${id} speaks of all or none of the options: write a plausible option of its own`,
      );
  }
  const { a, b, c, d } = options;
  const absolutes = findAbsoluteCue({ a: a.text, b: b.text, c: c.text, d: d.text }, item.key, language);
  if (absolutes === 'key-alone') report('warning', 'only the key has an absolute (always, never): reword it');
  if (absolutes === 'all-but-key')
    report('warning', 'every option but the key has an absolute (always, never): reword them');
  return problems;
}
