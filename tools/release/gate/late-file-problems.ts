import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from './candidate.ts';

interface LateFile {
  chunk: string;
  kind: 'js' | 'css';
  algorithm: string;
  digest: string;
}

/**
 * The hashes that the entry expects of files that it loads later, from the table that the bundler writes into
 * it.
 */
function expectedBy(entry: string): LateFile[] {
  return [...entry.matchAll(/\bsri(Css)?Hashes\s*=\s*\{([^}]*)\}/g)].flatMap(([, css, table = '']) =>
    [...table.matchAll(/["']?([^"',:\s]+)["']?\s*:\s*["'](sha256|sha384|sha512)-([\w+/=]+)/g)].map(
      ([, chunk = '', algorithm = '', digest = '']) =>
        ({ chunk, kind: css ? 'css' : 'js', algorithm, digest }) as const,
    ),
  );
}

/**
 * Checks that files loaded later match the hashes in the entry: a sentence for each file that a browser would
 * refuse.
 */
export function lateFileProblems({ folder, files = [] }: Pick<Candidate, 'folder' | 'files'>): string[] {
  const entryFile = join(folder, 'remoteEntry.js');
  const listed = files.filter((name) => name !== 'remoteEntry.js');
  // The budget check reports a missing entry.
  if (!existsSync(entryFile)) return [];
  const entry = readFileSync(entryFile, 'utf8');
  const expected = expectedBy(entry);
  if (expected.length === 0 && listed.length > 0)
    return [
      'remoteEntry.js has no table of hashes of the files that it loads later (sriHashes), so that nobody can check them, browsers neither; build again with the preset.',
    ];
  const present = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name: name.replaceAll('\\', '/'), content: readFileSync(join(folder, name)) }));
  // A name ends in a hash that the entry lists for the chunk, unless the bundler wrote a single name as a
  // constant.
  const expectedEnds = ({ chunk, kind }: LateFile) =>
    [...entry.matchAll(/["']?([^"',:{\s]+)["']?\s*:\s*["']([0-9a-f]{10})["']/g)]
      .flatMap(([, id, hash]) => (id === chunk ? `.${hash}.${kind}` : []))
      .filter((end) => present.some(({ name }) => name.endsWith(end)));
  const matches = ({ algorithm, digest }: LateFile, content: Buffer) =>
    createHash(algorithm).update(content).digest('base64') === digest;
  return expected.flatMap((late) => {
    const ends = expectedEnds(late);
    const named = present.filter(
      ({ name }) =>
        name.endsWith(`.${late.kind}`) && (ends.length === 0 || ends.some((end) => name.endsWith(end))),
    );
    if (named.some(({ content }) => matches(late, content))) return [];
    const [only] = ends.length > 0 ? named : [];
    return only
      ? `${only.name} is not what the build made, and a browser would refuse it: remoteEntry.js expects another content. Build again, and publish the folder as it is.`
      : `The ${late.kind === 'js' ? 'script' : 'style sheet'} of the chunk ${late.chunk} is missing, and a screen would ask for it in vain: remoteEntry.js loads it. Build again, and publish the folder as it is.`;
  });
}
