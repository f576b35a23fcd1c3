import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { findWrongWords } from './find-wrong-words.ts';

const ENGLISH = '<div lang="en"';

/** What a reader of a mail sees of a piece of its template: the texts between its tags. */
const seen = (html: string) =>
  [...html.matchAll(/>([^<>]*\S[^<>]*)</gu)].map(([, text = '']) =>
    text.trim().replaceAll(/\{\{.*?\}\}/gu, '{{value}}'),
  );

/** What is wrong in the words of a mail: French first, English in its own part. Pure. */
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
