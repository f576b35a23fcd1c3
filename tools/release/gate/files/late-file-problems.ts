import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY } from '@revisoins/contracts/entry-file';
import type { Candidate } from '../candidate.ts';

interface LateStyle {
  chunk: string;
  algorithm: string;
  digest: string;
}

/**
 * The hashes that the entry expects of styles that it loads later, from the table that the bundler writes
 * into it.
 */
function expectedStyles(entry: string): LateStyle[] {
  return [...entry.matchAll(/\bsriCssHashes\s*=\s*\{([^}]*)\}/g)].flatMap(([, table = '']) =>
    [...table.matchAll(/["']?([^"',:\s]+)["']?\s*:\s*["'](sha256|sha384|sha512)-([\w+/=]+)/g)].map(
      ([, chunk = '', algorithm = '', digest = '']) => ({ chunk, algorithm, digest }),
    ),
  );
}

/**
 * The ends of the names of the files that the entry loads later, by chunk: a name ends in a hash that the
 * entry has.
 */
function expectedEnds(entry: string, kind: 'js' | 'css'): [chunk: string, end: string][] {
  const tables = entry.matchAll(
    new RegExp(`\\{([^{}]*)\\}\\)?\\[\\w+\\]\\s*\\+\\s*["'\`]\\.${kind}["'\`]`, 'g'),
  );
  return [...tables].flatMap(([, table = '']) =>
    [...table.matchAll(/["']?([^"',:{\s]+)["']?\s*:\s*["']([0-9a-f]{10})["']/g)].map(
      ([, chunk = '', hash = '']): [string, string] => [chunk, `.${hash}.${kind}`],
    ),
  );
}

const changedSentence = (name: string, who: string) =>
  `${name} is not what the build made, and a browser would refuse it: ${who} expects another content. Build again, and publish the folder as it is.`;
const changedData = (name: string) =>
  `${name} is not what the build made: build.json expects another content. Change it in your sources, build again, and publish the folder as it is.`;
const missingSentence = (what: string) =>
  `${what} is missing, and a screen would ask for it in vain: ${ENTRY} loads it. Build again, and publish the folder as it is.`;

/**
 * Checks that files loaded later are what the build made: a sentence for each file that a browser would
 * refuse.
 */
export function lateFileProblems({
  folder,
  build,
  entry,
  files = [],
  integrity = {},
}: Pick<Candidate, 'folder' | 'build' | 'entry' | 'files' | 'integrity'>): string[] {
  if (entry === undefined) return [];
  const unknown = files.filter(
    (name) => name.endsWith('.js') && name !== ENTRY && integrity[name] === undefined,
  );
  if (unknown.length > 0)
    return [
      `build.json has no table of hashes with ${unknown[0]} (integrity), so that nobody can check that it is what the build made; build again with the preset.`,
    ];
  const present = Object.entries(build.integrity);
  const scripts = expectedEnds(entry, 'js').filter(
    ([, end]) => !present.some(([name]) => name.endsWith(end)),
  );
  const changed = present.filter(
    ([name, hash]) => name !== ENTRY && integrity[name] !== undefined && integrity[name] !== hash,
  );
  return [
    ...scripts.map(([chunk]) => missingSentence(`The script of the chunk ${chunk}`)),
    ...changed.map(([name]) => changedSentence(name, 'build.json')),
    ...lateStyleProblems(entry, folder),
    ...dataProblems(folder, integrity),
  ];
}

/** The declaration and the texts; a missing text is reported with the languages that have it. */
const dataProblems = (folder: string, integrity: Readonly<Record<string, string>>): string[] =>
  Object.entries(integrity)
    .filter(
      ([name]) => /^(remote|locales\/[\w-]+\/[\w-]+)\.json$/.test(name) && existsSync(join(folder, name)),
    )
    .filter(
      ([name, expected]) =>
        `sha384-${createHash('sha384')
          .update(readFileSync(join(folder, name)))
          .digest('base64')}` !== expected,
    )
    .map(([name]) => changedData(name));

function lateStyleProblems(entry: string, folder: string): string[] {
  const expected = expectedStyles(entry);
  if (expected.length === 0) return [];
  const ends = expectedEnds(entry, 'css');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name: name.replaceAll('\\', '/'), content: readFileSync(join(folder, name)) }));
  return expected.flatMap(({ chunk, algorithm, digest }) => {
    const own = ends.flatMap(([id, end]) => (id === chunk ? end : []));
    const named = sheets.filter(({ name }) => own.length === 0 || own.some((end) => name.endsWith(end)));
    if (named.some(({ content }) => createHash(algorithm).update(content).digest('base64') === digest))
      return [];
    // A single name is written as a constant, so any style sheet may be the one.
    const [only] = own.length > 0 ? named : [];
    return only
      ? changedSentence(only.name, ENTRY)
      : missingSentence(`The style sheet of the chunk ${chunk}`);
  });
}
