import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { flatten, stemOfPlural } from '../../lint/check-locales.ts';
import { parseJson } from '../site/site-file.schema.ts';
import type { Candidate } from './candidate.ts';

type Texts = { [key: string]: string | Texts };
const textsSchema: z.ZodType<Texts> = z.record(z.string(), z.union([z.string(), z.lazy(() => textsSchema)]));

const languages = { fr: 'French', en: 'English' } as const;

/** Namespaces of which a build lacks a language: a sentence each. */
export function translationProblems({ declaration, folder }: Pick<Candidate, 'declaration' | 'folder'>): string[] {
  return declaration.namespaces.flatMap((namespace) => {
    const problems = Object.entries(languages).flatMap(([code, language]) => {
      const path = pathOf(code, namespace);
      const whole = Object.keys(textsOf(join(folder, path)) ?? {}).length > 0;
      return whole ? [] : [`The ${language} of the namespace "${namespace}" is missing or empty; write ${path} in the app, or take "${namespace}" out of "namespaces".`];
    });
    return problems.length > 0 ? problems : untranslated(folder, namespace);
  });
}

/** Texts that only one language has: a sentence for each language that lacks some. */
function untranslated(folder: string, namespace: string): string[] {
  const keys = (code: string) => new Set(Object.keys(textsOf(join(folder, pathOf(code, namespace))) ?? {}).map(stemOfPlural));
  const pairs = [['fr', 'en'], ['en', 'fr']] as const;
  return pairs.flatMap(([code, other]) => {
    const own = keys(code);
    const missing = [...keys(other)].filter((key) => !own.has(key));
    const some = missing.slice(0, 3).map((key) => `"${key}"`).join(', ');
    return missing.length === 0 ? [] : [`The ${languages[code]} of the namespace "${namespace}" lacks ${missing.length} of the texts that the ${languages[other]} has (${some}${missing.length > 3 ? ', ...' : ''}); write them in ${pathOf(code, namespace)}.`];
  });
}

const pathOf = (code: string, namespace: string) => `locales/${code}/${namespace}.json`;

/** The texts of a file by their dotted key; undefined when there is none, or it holds something else. */
function textsOf(file: string): Record<string, string> | undefined {
  const parsed = textsSchema.safeParse(existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined);
  return parsed.success ? flatten(parsed.data) : undefined;
}
