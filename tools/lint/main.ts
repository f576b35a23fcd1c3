import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { localRemotes } from '@revisoins/workspace/remotes';
import { acceptedCircles } from './boundaries.ts';
import { ASVS_TABLE, checkAsvs } from './check-asvs.ts';
import { checkFile } from './check-file.ts';
import { checkGuidePaths, GUIDES } from './check-guide-paths.ts';
import { checkLocales } from './check-locales.ts';
import { checkLockfile } from './check-lockfile.ts';
import { checkMails } from './check-mails.ts';
import { checkRooms } from './check-rooms.ts';
import { findCircles } from './find-circles.ts';
import { findMissingImports } from './find-missing-imports.ts';
import { acceptedWords, findRemoteNames } from './find-remote-names.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const sources = tracked.filter(
  (file) => /^(apps|libs|tools|tests|supabase)\/.*\.(ts|tsx|mts)$/.test(file) && !file.endsWith('.d.ts'),
);
const texts = Object.fromEntries(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const problems = [
  ...checkRooms(tracked, read),
  ...GUIDES.flatMap((guide) => checkGuidePaths(guide, read(guide), tracked)),
  ...checkAsvs(read(ASVS_TABLE), tracked, read),
  ...checkLockfile(read('package-lock.json')),
  ...Object.entries(texts).flatMap(([file, text]) => checkFile(file, text)),
  ...findCircles(texts, acceptedCircles),
  ...findMissingImports(
    Object.fromEntries(Object.entries(texts).filter(([file]) => file.startsWith('supabase/'))),
    tracked,
  ),
  ...findRemoteNames(
    texts,
    localRemotes().map(({ name, routes }) => ({ name, paths: routes.map(({ path }) => path) })),
    acceptedWords,
  ),
  ...checkLocales(tracked.filter((file) => /\/locales\/fr\/[\w-]+\.json$/.test(file))),
  ...checkMails(tracked.filter((file) => /^supabase\/templates\/.*\.html$/.test(file))),
];

for (const problem of problems) console.error(problem);
console.log(
  `Boundaries, circles, translations, lockfile and security table: ${sources.length} sources, ${problems.length} problems`,
);
process.exit(problems.length > 0 ? 1 : 0);
