import { join } from 'node:path';
import { languages, type Language } from '@revisoins/contracts/languages';
import * as z from 'zod';
import { flatten, placeholders, pluralStem, type NestedTexts } from '@revisoins/workspace/translation-texts';
import { parseJson } from '../../site/parse-json.ts';
import { readTextIfThere } from '../../site/read-if-there.ts';
import type { Candidate } from '../candidate.ts';

const textsSchema: z.ZodType<NestedTexts> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => textsSchema)]),
);

const names: Record<Language, string> = { fr: 'French', en: 'English' };
type Texts = Record<string, string>;

/**
 * A namespace with more texts than this, of which this share is identical in both languages, was not
 * translated.
 */
const FEW_TEXTS = 20;
const IDENTICAL_SHARE = 0.9;

/** One sentence for each namespace that lacks a language or texts, or is the same in both languages. */
export function translationProblems({
  declaration,
  folder,
}: Pick<Candidate, 'declaration' | 'folder'>): string[] {
  return declaration.namespaces.flatMap((namespace) => {
    const read = (code: Language): Texts => readTexts(join(folder, textsPath(code, namespace))) ?? {};
    const texts = { fr: read('fr'), en: read('en') };
    const problems = languages
      .filter((code) => Object.keys(texts[code]).length === 0)
      .map(
        (code) =>
          `The ${names[code]} of the namespace "${namespace}" is missing or empty; write ${textsPath(code, namespace)} in the remote, or take "${namespace}" out of "namespaces".`,
      );
    return problems.length > 0
      ? problems
      : [...untranslated(texts, namespace), ...mistranslated(texts, namespace)];
  });
}

/** Texts that exist in one language only: a sentence for each language that lacks some. */
function untranslated(texts: Record<Language, Texts>, namespace: string): string[] {
  const keys = (code: Language) => new Set(Object.keys(texts[code]).map(pluralStem));
  const pairs = [
    ['fr', 'en'],
    ['en', 'fr'],
  ] as const;
  return pairs.flatMap(([code, other]) => {
    const own = keys(code);
    const missing = [...keys(other)].filter((key) => !own.has(key));
    return missing.length === 0
      ? []
      : [
          `The ${names[code]} of the namespace "${namespace}" lacks ${missing.length} of the texts that the ${names[other]} has (${listSome(missing)}); write them in ${textsPath(code, namespace)}.`,
        ];
  });
}

/** Texts that are empty, lack placeholders or were copied: a sentence for each kind. */
function mistranslated(texts: Record<Language, Texts>, namespace: string): string[] {
  const { fr, en } = texts;
  const empty = languages.flatMap((code) => {
    const keys = Object.keys(texts[code]).filter((key) => texts[code][key]?.trim() === '');
    return keys.length === 0
      ? []
      : [
          `The ${names[code]} of the namespace "${namespace}" has ${keys.length} empty texts (${listSome(keys)}); write them in ${textsPath(code, namespace)}.`,
        ];
  });
  const both = Object.keys(fr).filter((key) => en[key] !== undefined);
  const differing = both.filter((key) => placeholders(fr[key] ?? '') !== placeholders(en[key] ?? ''));
  const same = both.filter((key) => fr[key] === en[key]);
  return [
    ...empty,
    ...(differing.length === 0
      ? []
      : [
          `${differing.length} texts of the namespace "${namespace}" have different {{placeholders}} in English and in French (${listSome(differing)}); write the same ones in both.`,
        ]),
    ...(both.length > FEW_TEXTS && same.length >= both.length * IDENTICAL_SHARE
      ? [
          `${same.length} of ${both.length} texts of the namespace "${namespace}" are the same in English and French; translate ${textsPath('en', namespace)}.`,
        ]
      : []),
  ];
}

const listSome = (keys: readonly string[]) =>
  `${keys
    .slice(0, 3)
    .map((key) => `"${key}"`)
    .join(', ')}${keys.length > 3 ? ', ...' : ''}`;

/** The path of a namespace in a build or a library. */
export const textsPath = (code: string, namespace: string) => `locales/${code}/${namespace}.json`;

/** The texts of a file by dotted key; undefined when the file is missing or holds something else. */
export function readTexts(file: string): Texts | undefined {
  const parsed = textsSchema.safeParse(parseJson(readTextIfThere(file) ?? ''));
  return parsed.success ? flatten(parsed.data) : undefined;
}
