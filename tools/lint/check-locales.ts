import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { flatten, placeholders, pluralStem, type NestedTexts } from '@revisoins/workspace/translation-texts';
import { findWrongWords } from './find-wrong-words.ts';

/**
 * Differences between the French and the English of one namespace, and wrong words or typography in either.
 * Pure.
 */
export function compareLocales(fr: Record<string, string>, en: Record<string, string>): string[] {
  const stems = {
    fr: new Set(Object.keys(fr).map(pluralStem)),
    en: new Set(Object.keys(en).map(pluralStem)),
  };
  return [
    ...[...stems.fr].filter((key) => !stems.en.has(key)).map((key) => `"${key}" has no English`),
    ...[...stems.en].filter((key) => !stems.fr.has(key)).map((key) => `"${key}" has no French`),
    ...Object.keys(fr)
      .filter((key) => en[key] !== undefined && placeholders(fr[key] ?? '') !== placeholders(en[key] ?? ''))
      .map((key) => `"${key}" has other placeholders in English than in French`),
    ...Object.entries({ ...fr, ...en })
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `"${key}" is empty`),
    ...Object.entries(fr).flatMap(([key, text]) =>
      findWrongWords(text, 'fr').map((problem) => `French "${key}" ${problem}`),
    ),
    ...Object.entries(en).flatMap(([key, text]) =>
      findWrongWords(text, 'en').map((problem) => `English "${key}" ${problem}`),
    ),
  ];
}

/** The texts of a translation file by their dotted keys. */
export const readTexts = (file: string) =>
  flatten(JSON.parse(readFileSync(join(root, file), 'utf8')) as NestedTexts);

export function checkLocales(frenchFiles: readonly string[]): string[] {
  return frenchFiles.flatMap((file) => {
    const english = file.replace('/locales/fr/', '/locales/en/');
    if (!existsSync(join(root, english))) return [`${english} is missing.`];
    return compareLocales(readTexts(file), readTexts(english)).map((problem) => `${file}: ${problem}`);
  });
}
