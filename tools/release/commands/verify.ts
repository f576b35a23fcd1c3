import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { buildApps } from '@revisoins/workspace/build-apps';
import { describeSource } from '@revisoins/workspace/machine';
import { appFolder, builtFolder } from '@revisoins/workspace/paths';
import type { Command } from '../command.ts';
import { SKELETONS_FILE } from '../pages/remote-skeletons.ts';
import { Refusal } from '../refusal.ts';
import { writeSite } from '../site/write-site.ts';
import { describeBuild } from '../site/describe-build.ts';
import {
  filesAtAddress,
  filesInFolder,
  isForm,
  listPlain,
  servedPlaces,
  type PublishedFiles,
  type RegisteredPlace,
} from '../site/published-files.ts';
import { readIfThere } from '../site/read-if-there.ts';
import { putShell } from '../site/put-shell.ts';
import { sitePaths } from '../site/site-paths.ts';
import { stageInMemory } from '../site/staged-change.ts';

type Verdict = 'same' | 'different' | 'missing' | 'not of this commit';

interface Judged {
  file: string;
  verdict: Verdict;
}

/** A part of a site, with the verdict of this source on its files. */
interface JudgedPart {
  part: string;
  /** Why it cannot be of this source, if it is not; it may be another version on purpose. */
  otherwise?: string;
  files: Judged[];
}

/**
 * `made` is this source's version of a file; `isClaimed`: the live part claims to be built from this source.
 * Pure.
 */
function judge(live: Buffer | undefined, made: Buffer | undefined, isClaimed: boolean): Verdict | undefined {
  if (live === undefined) return isClaimed && made !== undefined ? 'missing' : undefined;
  if (made?.equals(live)) return 'same';
  return isClaimed && made !== undefined ? 'different' : 'not of this commit';
}

async function judgeAll(
  names: Iterable<string>,
  isClaimed: boolean,
  live: (name: string) => Promise<Buffer | undefined>,
  made: (name: string) => Buffer | undefined,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const file of [...new Set(names)].sort()) {
    const verdict = judge(await live(file), made(file), isClaimed);
    if (verdict) judged.push({ file, verdict });
  }
  return judged;
}

/** The build of an app; undefined when this source has no such app. */
type FindBuild = (app: string) => string | undefined;

async function judgeVersion(
  site: PublishedFiles,
  place: RegisteredPlace,
  findBuild: FindBuild,
): Promise<JudgedPart> {
  const part = `${place.remote} ${place.version}`;
  const build = findBuild(place.remote);
  const isClaimed = build !== undefined && describeBuild(build).container === place.registered.container;
  const own = build === undefined ? [] : listPlain(build);
  return {
    part,
    ...(isClaimed
      ? {}
      : { otherwise: build ? 'was made from another commit' : 'is not an app of this source' }),
    files: await judgeAll(
      [...site.listVersion(place), ...(isClaimed ? own : [])],
      isClaimed,
      (name) => site.readVersion(place, name),
      (name) => (build === undefined ? undefined : readIfThere(join(build, name))),
    ),
  };
}

/** What pages contain of the live versions; these are judged for themselves. */
async function readPainted(
  site: PublishedFiles,
  version: (remote: string, version: string) => string,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const place of servedPlaces(site.registry)) {
    const sheets = Object.values(place.registered.preload ?? {}).flat();
    for (const name of new Set([SKELETONS_FILE, ...sheets.filter((file) => file.endsWith('.css'))])) {
      const content = place.isDefault ? await site.readVersion(place, name) : undefined;
      if (content) files.set(join(version(place.remote, place.version), name), content);
    }
  }
  return files;
}

/** The files of the shell with a site's configuration and registry, as a publication would write them. */
async function makeShell(site: PublishedFiles, build: string): Promise<Map<string, Buffer>> {
  const { registry, siteFile } = site;
  // A folder where nothing is published, so that nothing of it is kept.
  const paths = sitePaths(join(tmpdir(), 'revisoins-unpublished'));
  const { staged, files } = stageInMemory();
  for (const [file, content] of await readPainted(site, paths.version)) files.set(file, content);
  putShell(paths, build, staged);
  const { securityContact: _, ...settings } = siteFile;
  writeSite(paths, { siteFile: settings, registry, journal: {} }, staged);
  return new Map(
    [...files]
      .map(([file, content]) => [relative(paths.shell, file).replaceAll('\\', '/'), content] as const)
      .filter(([name]) => !name.startsWith('..') && !isForm(name)),
  );
}

const scriptsIn = (page: Buffer | undefined) =>
  [...String(page ?? '').matchAll(/"\/(assets\/[\w.-]+\.js)"/g)].map(([, name]) => name).join();

async function judgeShell(site: PublishedFiles, build: string): Promise<JudgedPart> {
  const made = await makeShell(site, build);
  const isClaimed = scriptsIn(await site.readShell('app.html')) === scriptsIn(made.get('app.html'));
  return {
    part: 'shell',
    ...(isClaimed ? {} : { otherwise: 'was made from another commit' }),
    files: await judgeAll(
      [...site.listShell(), ...(isClaimed ? made.keys() : [])].filter((name) => site.isKnown(name)),
      isClaimed,
      (name) => site.readShell(name),
      (name) => made.get(name),
    ),
  };
}

/** Files of earlier builds stay for pages that were opened before; they are not part of the live ones. */
const isFromEarlierBuild = ({ part }: JudgedPart, { file, verdict }: Judged) =>
  part === 'shell' && file.startsWith('assets/') && verdict === 'not of this commit';

function sourceSentence(): string {
  try {
    const { commit, changed } = describeSource();
    return `This source is commit ${commit.slice(0, 10)}${changed ? ', with changes that are not committed' : ''}.`;
  } catch {
    return 'This source is not in a git repository, so it has no commit to name.';
  }
}

const count = (files: readonly Judged[], verdict: Verdict) =>
  files.filter((one) => one.verdict === verdict).length;

export const verify: Command = {
  arguments: '[folder|address]',
  help: `Build everything again from this source, and say of every live file whether it comes from it: of the site in a folder, or at an address such as https://revisoins.example.
same: it has the bytes that this source makes.  different: this source makes other bytes, so somebody changed the file.  missing: this source makes it, and it is not there.  not of this commit: this source does not make it; check out the commit that it was made from, and try again.
Exit code 1 unless everything that everybody gets is the same.`,
  takes: { least: 0, most: 1 },
  options: {
    all: { help: 'name the files that are the same, too' },
    from: {
      value: 'folder',
      help: 'compare with builds that were made elsewhere, each in a folder of its name',
    },
  },
  async run({ names: [given], site: known, dryRun, text, flag, step, say }) {
    const target = given ?? known;
    if (dryRun) return say(`${target} would be compared with this source.`);
    const site = await (/^https?:\/\//.test(target) ? filesAtAddress(target) : filesInFolder(target));
    const from = text('from');
    if (from === undefined) {
      step('Building everything afresh');
      await buildApps({ afresh: true });
    }
    const findBuild: FindBuild = (app) => {
      const folder = from === undefined ? appFolder(app) : resolve(from, app);
      if (!existsSync(folder)) return undefined;
      return from === undefined ? builtFolder(app) : folder;
    };
    const shell = findBuild('shell');
    if (shell === undefined) throw new Refusal(`${from} has no build of the shell in a folder "shell".`);
    step('Comparing');
    const places = servedPlaces(site.registry);
    const parts = [await judgeShell(site, shell)];
    for (const place of places) parts.push(await judgeVersion(site, place, findBuild));
    say(sourceSentence());
    for (const { part, otherwise, files } of parts) {
      say(
        `${part}${otherwise === undefined ? '' : ` ${otherwise}`}: ${count(files, 'same')} of ${files.length} files are the same`,
      );
      for (const { file, verdict } of files)
        if (verdict !== 'same' || flag('all')) say(`  ${verdict.padEnd(20)}${file}`);
    }
    const everybodys = new Set([
      'shell',
      ...places.flatMap((place) => (place.isDefault ? [`${place.remote} ${place.version}`] : [])),
    ]);
    const wrong = parts.flatMap((part) =>
      part.files.filter(
        (one) =>
          one.verdict === 'different' ||
          one.verdict === 'missing' ||
          (one.verdict !== 'same' && everybodys.has(part.part) && !isFromEarlierBuild(part, one)),
      ),
    );
    if (wrong.length > 0)
      throw new Refusal(
        `Not everything comes from this source: ${(['different', 'missing', 'not of this commit'] as const).map((verdict) => `${count(wrong, verdict)} ${verdict}`).join(', ')}.`,
      );
    say('Everything that everybody gets comes from this source.');
  },
};
