import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { findWrongWords } from './find-wrong-words.ts';

const ENGLISH = '<div lang="en"';

/** The visible texts of a mail template, between its tags. */
const seen = (html: string) =>
  [...html.matchAll(/>([^<>]*\S[^<>]*)</gu)].map(([, text = '']) =>
    text.trim().replaceAll(/\{\{.*?\}\}/gu, '{{value}}'),
  );

/**
 * Links to other places than the site's own pages: a mail scanner that follows such a link may use it up, and
 * its address would contain a session (decision 15).
 */
const findForeignLinks = (html: string) =>
  [...html.matchAll(/\bhref="([^"]*)"|(\{\{ *\.ConfirmationURL *\}\})/gu)]
    .map(([, address, link = '']) => address ?? link)
    .filter((address) => !/^\{\{ \.(?:SiteURL \}\}\/|StopURL \}\}$)/u.test(address))
    .map((address) => `links to ${address}: write {{ .SiteURL }}/ and the page`);

/**
 * The problems of a mail: a missing language, wrong words (first in the French part), and links to other
 * places than the site's own pages. Pure.
 */
export function readMail(html: string): string[] {
  const [french = '', english] = html.split(ENGLISH);
  if (english === undefined) return [`lacks the English part: add ${ENGLISH}>`];
  return [
    ...findForeignLinks(html),
    ...seen(french).flatMap((text) => findWrongWords(text, 'fr')),
    ...seen(english).flatMap((text) => findWrongWords(text, 'en')),
  ];
}

/** The problems of the mail subjects in a project's configuration: each must be 'French · English'. Pure. */
export function readSubjects(config: string): string[] {
  return [...config.matchAll(/^subject = "(.*)"$/gmu)].flatMap(([, subject = '']) => {
    const [french = '', english, ...more] = subject.split(' · ');
    if (english === undefined || more.length > 0) return [`"${subject}" must be 'French · English'`];
    return [...findWrongWords(french, 'fr'), ...findWrongWords(english, 'en')].map(
      (problem) => `"${subject}" ${problem}`,
    );
  });
}

const CONFIG = 'supabase/config.toml';

export function checkMails(templates: readonly string[]): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return [
    ...templates.flatMap((file) => readMail(read(file)).map((problem) => `${file}: a text ${problem}`)),
    ...readSubjects(read(CONFIG)).map((problem) => `${CONFIG}: the subject ${problem}`),
  ];
}
