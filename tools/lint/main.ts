import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { root } from '@revisoins/workspace/paths';
import { localRemotes } from '@revisoins/workspace/remotes';
import { allSources } from '@revisoins/types/workspace-packages';
import { acceptedCircles, acceptedExports, hosts } from './boundaries.ts';
import { ASVS_TABLE, checkAsvs } from './check-asvs.ts';
import { checkColours, hasColours } from './check-colours.ts';
import { checkComments, checkPhrases } from './check-comments.ts';
import { checkFile } from './check-file.ts';
import { checkGuidePaths, GLOSSARY, GUIDES, repeatedTerms } from './check-guide-paths.ts';
import { checkLocales, readTexts } from './check-locales.ts';
import { checkLockfile } from './check-lockfile.ts';
import { checkMails } from './check-mails.ts';
import { checkNames } from './check-names.ts';
import { checkFolders } from './check-folders.ts';
import { findCircles } from './find-circles.ts';
import { findMissingImports } from './find-missing-imports.ts';
import { acceptedKeys, acceptedWords, findRemoteKeys, findRemoteNames } from './find-remote-names.ts';
import { findUnusedExports } from './find-unused-exports.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What libraries offer the product and its tools; fixtures and the showcase are for tests and pictures. */
const publicEntries = () =>
  Object.fromEntries(
    Object.entries(allSources(root)).filter(([specifier]) => !/fixture|showcase/.test(specifier)),
  );

function check(): void {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const sources = tracked.filter(
    (file) => /^(apps|libs|tools|tests|supabase)\/.*\.(ts|tsx|mts)$/.test(file) && !file.endsWith('.d.ts'),
  );
  const texts = Object.fromEntries(sources.map((file) => [file, read(file)]));
  const french = tracked.filter((file) => /\/locales\/fr\/[\w-]+\.json$/.test(file));
  const remotes = localRemotes().map(({ name, routes }) => ({ name, paths: routes.map(({ path }) => path) }));
  const problems = [
    ...checkFolders(tracked, read),
    ...GUIDES.flatMap((guide) => checkGuidePaths(guide, read(guide), tracked)),
    ...repeatedTerms(GLOSSARY, read(GLOSSARY)),
    ...checkAsvs(read(ASVS_TABLE), tracked, read),
    ...tracked
      .filter(hasColours)
      .flatMap((file) => checkColours(file, read(file), read('libs/ui/src/tokens.css'))),
    ...checkLockfile(read('package-lock.json')),
    ...Object.entries(texts).flatMap(([file, text]) => [
      ...checkFile(file, text),
      ...checkComments(file, text),
      ...checkPhrases(file, text),
      ...checkNames(file, text),
    ]),
    ...findCircles(texts, acceptedCircles),
    ...findUnusedExports(texts, publicEntries(), hosts, acceptedExports),
    ...findMissingImports(
      Object.fromEntries(Object.entries(texts).filter(([file]) => file.startsWith('supabase/'))),
      tracked,
    ),
    ...findRemoteNames(texts, remotes, acceptedWords),
    ...findRemoteKeys(
      Object.fromEntries(french.map((file) => [file, Object.keys(readTexts(file))])),
      remotes,
      acceptedKeys,
    ),
    ...checkLocales(french),
    ...checkMails(tracked.filter((file) => /^supabase\/templates\/.*\.html$/.test(file))),
  ];

  for (const problem of problems) console.error(problem);
  console.log(
    `Boundaries, circles, translations, lockfile and security table: ${sources.length} sources, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

const cli = createCli(
  'node tools/lint/main.ts',
  'Checks what oxlint does not know: which part of the tree may import which, circles, exports that nobody uses, translations, mails, the lockfile, READMEs, the paths that guides name, the security table, and who may know which remote.',
).action(check);
const code = await runCli(cli, process.argv.slice(2));
if (code !== 0) process.exitCode = code;
