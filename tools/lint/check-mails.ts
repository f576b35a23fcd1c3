import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { findWrongWords } from './find-wrong-words.ts';

const ENGLISH = '<div lang="en"';

/** The visible texts of a mail template: those between its tags. */
const seen = (html: string) =>
  [...html.matchAll(/>([^<>]*\S[^<>]*)</gu)].map(([, text = '']) =>
    text.trim().replaceAll(/\{\{.*?\}\}/gu, '{{value}}'),
  );

/** Wrong words in a mail: first the French part, then the English one. Pure. */
export function readMail(html: string): string[] {
  const [french = '', english = ''] = html.split(ENGLISH);
  return [
    ...seen(french).flatMap((text) => findWrongWords(text, 'fr')),
    ...seen(english).flatMap((text) => findWrongWords(text, 'en')),
  ];
}

export function checkMails(templates: readonly string[]): string[] {
  return templates.flatMap((file) =>
    readMail(readFileSync(join(root, file), 'utf8')).map((problem) => `${file}: a text ${problem}`),
  );
}
