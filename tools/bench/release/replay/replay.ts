import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compressWithDictionary } from '@revisoins/release/site/dictionary-forms';
import { listFiles } from '@revisoins/release/site/list-files';
import { localFolder, root } from '@revisoins/workspace/paths';
import { runTool } from '@revisoins/workspace/run-tool';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import * as z from 'zod';
import type { Figure } from '../../results.schema.ts';
import { kilobytes } from '../../statistics.ts';
import { checkOut, commitTree, lastCommits, type Commit } from './commit-tree.ts';
import {
  publicationsSchema,
  readContent,
  readFederated,
  readMonolith,
  RETURN,
  type Publications,
  type PublishedFile,
} from './publication.ts';
import { ReturningLearner, type Transferred } from './returning-learner.ts';

const run = promisify(execFile);
/** These publish every commit, in place of the commit's own: we measure today's way of releasing. */
const ofToday = ['tools', 'libs/contracts'];
const folder = join(localFolder, 'bench', 'replay');
const sites = join(folder, 'sites');

/** Changes when commits are published differently, so that stored results no longer count. */
const recipeHash = () =>
  [
    'tools/rspack',
    'tools/release/site',
    'tools/bench/monolith',
    'tools/bench/release/replay',
    'libs/contracts/src',
  ]
    .flatMap((path) => listFiles(join(root, path)).map((name) => join(root, path, name)))
    .sort()
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
    .digest('hex')
    .slice(0, 10);

const builtSchema = z.object({
  folder: z.string(),
  preload: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
});

/** Builds a commit and publishes it on both sites, after the ones before. */
async function publishCommit({ hash }: Commit): Promise<Publications> {
  checkOut(hash);
  for (const path of ofToday) {
    rmSync(join(commitTree, path), { recursive: true, force: true });
    cpSync(join(root, path), join(commitTree, path), { recursive: true });
  }
  await runTool('nx', ['run-many', '-t', 'build', '--outputStyle=static', '--parallel=2'], {
    cwd: commitTree,
    failure: 'An app does not build.',
  });
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'publish-commit.ts'), commitTree, sites],
    { cwd: commitTree, maxBuffer: 1e8 },
  );
  const monolith = builtSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  return {
    federated: readFederated(join(sites, 'federated'), join(commitTree, 'apps/shell/dist/production')),
    monolith: readMonolith(join(sites, 'monolith'), monolith),
  };
}

interface Replayed {
  publications: Publications[];
  /** The commits that could not be published, with the reason. */
  skipped: string[];
}

/** What each commit published; results of an earlier run are reused. */
async function replay(commits: readonly Commit[], step: (text: string) => void): Promise<Replayed> {
  const mark = recipeHash();
  const kept = ({ hash }: Commit) => join(folder, `${hash.slice(0, 10)}.${mark}.json`);
  const replayed: Replayed = { publications: [], skipped: [] };
  // The sites hold what earlier commits published, also from an earlier run.
  const [oldest] = commits;
  if (oldest && !existsSync(kept(oldest))) rmSync(sites, { recursive: true, force: true });
  for (const [index, commit] of commits.entries()) {
    const known = kept(commit);
    if (existsSync(known)) {
      replayed.publications.push(publicationsSchema.parse(JSON.parse(readFileSync(known, 'utf8'))));
      continue;
    }
    step(`${index + 1} of ${commits.length}: ${commit.hash.slice(0, 7)} ${commit.subject}`);
    try {
      const published = await publishCommit(commit);
      writeAtomically(known, JSON.stringify(published));
      replayed.publications.push(published);
    } catch (error) {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      replayed.skipped.push(`${commit.hash.slice(0, 7)} ${reason}`);
      step(`  not published: ${reason}`);
    }
  }
  return replayed;
}

const sizes = new Map<string, number>();

async function sizeWith(content: string, dictionary: string): Promise<number> {
  const key = `${content} ${dictionary}`;
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const form = await compressWithDictionary(readContent(content), readContent(dictionary));
  const size = form?.length ?? Number.POSITIVE_INFINITY;
  sizes.set(key, size);
  return size;
}

type Side = keyof Publications;
type Fetched = Record<Side, Transferred[]>;

/** The downloads of a learner who visits after each commit, without her first visit. */
async function followCommits(
  publications: readonly Publications[],
  files: (publication: Publications[Side]) => PublishedFile[],
): Promise<Fetched> {
  const fetched: Fetched = { federated: [], monolith: [] };
  for (const side of ['federated', 'monolith'] as const) {
    const learner = new ReturningLearner(sizeWith);
    for (const publication of publications) fetched[side].push(await learner.fetch(files(publication[side])));
    fetched[side].shift();
  }
  return fetched;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function compare(
  id: string,
  name: string,
  fetched: Fetched,
  form: keyof Transferred,
  atMost?: number,
): Figure {
  const samples = {
    federated: fetched.federated.map((one) => kilobytes(one[form])),
    monolith: fetched.monolith.map((one) => kilobytes(one[form])),
  };
  return {
    id,
    name: `${name}: ${sum(samples.federated).toFixed(0)} KB / ${sum(samples.monolith).toFixed(0)} KB in one bundle`,
    value: sum(samples.federated) / sum(samples.monolith),
    unit: 'ratio',
    ...(atMost === undefined ? {} : { atMost }),
    samples,
  };
}

/** The bytes that a returning learner fetches over the last commits, on both sides. */
export async function measureReturningLearner(
  count: number,
  step: (text: string) => void,
): Promise<Figure[]> {
  // One more, for what she already has.
  const commits = lastCommits(count + 1);
  const { publications, skipped } = await replay(commits, step);
  if (publications.length < 2) throw new Error('Fewer than two commits could be published.');
  const visit = await followCommits(publications, ({ page, link }) => [page, ...link]);
  const files = await followCommits(publications, ({ link }) => link);
  const all = await followCommits(publications, (publication) => publication.all);
  const over = `over ${publications.length - 1} commits`;
  return [
    compare(`returning ${RETURN.path}`, `a visit after each ${over}, brotli`, visit, 'brotli', 0.5),
    compare(
      `returning ${RETURN.path}, dictionaries`,
      `the same with compression dictionaries on both sides`,
      visit,
      'dictionaries',
      0.1,
    ),
    compare(`files ${RETURN.path}`, `the same without the HTML of the page, brotli`, files, 'brotli'),
    compare(`files ${RETURN.path}, dictionaries`, 'with dictionaries', files, 'dictionaries'),
    compare(
      'returning everywhere',
      `scripts, styles and texts of all screens ${over}, brotli`,
      all,
      'brotli',
    ),
    compare('returning everywhere, dictionaries', 'with dictionaries', all, 'dictionaries'),
    {
      id: 'not replayed',
      name: `commits of the last ${count + 1} that could not be published on both sides`,
      value: skipped.length,
      unit: 'commits',
      samples: { skipped },
    },
  ];
}
