import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../site/site-file.schema.ts';
import type { Candidate } from './candidate.ts';

const languages = { fr: 'French', en: 'English' } as const;

/** Namespaces of which a build lacks a language: a sentence each. */
export function translationProblems({ declaration, folder }: Candidate): string[] {
  return declaration.namespaces.flatMap((namespace) =>
    Object.entries(languages).flatMap(([code, language]) => {
      const path = `locales/${code}/${namespace}.json`;
      const file = join(folder, path);
      const texts = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
      const whole = typeof texts === 'object' && texts !== null && Object.keys(texts).length > 0;
      return whole ? [] : [`The ${language} of the namespace "${namespace}" is missing or empty; write ${path} in the app, or take "${namespace}" out of "namespaces".`];
    }),
  );
}
