import type { RegisteredRemote } from '@revisoins/contracts';
import { UsageError } from '@revisoins/workspace/cli';
import type { Input } from '../command.ts';
import { addVersion } from '../edits/add-version.ts';
import { readCandidate } from '../gate/read-candidate.ts';
import { ownersProblems, runGate } from '../gate/run-gate.ts';
import { shellMark } from '../gate/shell/shell-mark.ts';
import { versionProblems } from '../gate/declaration/version-problems.ts';
import { Refusal, refuseIfAny } from '../refusal.ts';
import { TAG_PATTERN } from '../receive/publication-words.ts';
import { changeSite, type MakeChange } from '../site/change-site.ts';
import { canUseDictionaries, putForms, versionForms } from '../site/dictionary-forms.ts';
import { publishVersion, registeredVersion, versionId, type Publication } from '../site/publish-version.ts';
import { readSite, type PublishedSite } from '../site/read-site.ts';
import { readLimits } from '../site/site-file.schema.ts';
import { copySourceMaps, mappedFiles } from '../site/source-maps.ts';
import { resolveOrigin, withOrigin } from './resolve-origin.ts';

interface PublishOptions {
  /** The percentage of learners who get it. */
  traffic: number;
  tag: string | undefined;
  /** Publishes the version of remote.json as it is. */
  release: boolean;
  /** The folder for the source maps. */
  maps: string | undefined;
  /** The origin that serves the remote, if it differs from site.json. */
  origin: string | undefined;
}

function readOptions({ text, flag, whole }: Input): PublishOptions {
  const tag = text('tag');
  if (tag !== undefined && !TAG_PATTERN.test(tag))
    throw new UsageError(`--tag takes letters, digits, dots and hyphens, not "${tag}".`);
  const release = flag('release');
  if (tag !== undefined && release)
    throw new UsageError(
      '--tag and --release exclude each other: --release publishes the version of remote.json as it is.',
    );
  const traffic = whole('traffic', { from: 0, to: 100 }, 10);
  return { traffic, tag, release, maps: text('maps'), origin: text('origin') };
}

/** Builds a remote, checks it, and publishes it for a share of the learners. */
export async function publishRemote(input: Input, name: string): Promise<void> {
  const site = readSite(input.site);
  const options = readOptions(input);
  const candidate = await readCandidate(name, input, readLimits(site.siteFile).version);
  const { declaration, build, folder } = candidate;
  const version = versionId(declaration, build.fingerprint, options);
  refuseIfAny(`${name} is not published:`, versionProblems(version));
  if (options.maps !== undefined) mappedFiles(folder);
  const shell = shellMark(site.paths);
  await runGate(candidate, site, input);
  const origin = resolveOrigin(name, site.siteFile, site.registry, options.origin);
  const publication = { folder, declaration, build, version, traffic: options.traffic, origin };
  if (input.dryRun) {
    addVersion(site.registry, registeredVersion(publication));
    return input.say(
      `${name} ${version} would be published for ${options.traffic} % of learners. Nothing was changed (--dry-run).`,
    );
  }
  const change = await prepareChange(site, publication, { options, shell, step: input.step });
  input.step(`Publishing ${name} ${version}`);
  const { registry, report } = await changeSite(site, change, { what: input.what, say: input.say });
  if (options.maps !== undefined)
    input.say(`Its source maps are in ${copySourceMaps(folder, options.maps, `${name}/${version}`)}.`);
  reportPublication(site, publication, { ...report, remote: registry.remotes[name] }, input.say);
}

interface Outcome {
  /** False when this content was published before. */
  isNew: boolean;
  /** The origin at which a remote that is new on the site must be served. */
  joinsAt: string | undefined;
}

/** Compresses the version for browsers that have an earlier one, and returns the change that publishes it. */
async function prepareChange(
  { paths, siteFile, registry }: PublishedSite,
  publication: Publication,
  { options, shell, step }: { options: PublishOptions; shell: string; step: Input['step'] },
): Promise<MakeChange<Outcome>> {
  const { declaration } = publication;
  const { name } = declaration;
  if (canUseDictionaries) step('Compressing it for browsers that have an earlier version');
  else step('Not compressed with earlier versions, which this Node cannot do: browsers get brotli');
  const forms = await versionForms(paths, registry, siteFile, { ...publication, name });
  return (before, staged) => {
    // Another command may have published since the gate, so ownership is checked again under the lock.
    refuseIfAny(`${name} is not published:`, ownersProblems(declaration, paths, before.registry));
    if (shellMark(paths) !== shell)
      throw new Refusal(
        `Another shell was published meanwhile, and nobody checked whether ${name} runs in it. Publish ${name} again.`,
      );
    const origin = resolveOrigin(name, before.siteFile, before.registry, options.origin);
    const joined = withOrigin(before.siteFile, name, origin);
    const { isNew, ...state } = publishVersion(before, paths, { ...publication, origin }, staged);
    if (isNew) putForms(forms, staged);
    return {
      state: joined ? { ...state, siteFile: joined } : state,
      report: { isNew, joinsAt: joined && origin },
    };
  };
}

/** Reports who gets the version now, and the next steps. */
function reportPublication(
  { paths }: PublishedSite,
  { declaration: { name }, version }: Publication,
  { isNew, joinsAt, remote }: Outcome & { remote: RegisteredRemote | undefined },
  say: Input['say'],
): void {
  if (joinsAt !== undefined) {
    const isLocal = new URL(joinsAt).hostname === 'localhost';
    say(
      isLocal
        ? `${name} is new on this site; the running site serves it at ${joinsAt} from the next page load on.`
        : `${name} is new on this site: ${joinsAt} must serve ${paths.remote(name)}, and the policy of the pages names it now. Print the configuration of nginx again and reload it ("npm run remote -- nginx"); hosts that read _headers have it with shell/.`,
    );
  }
  if (!isNew)
    say(`${name} ${version} was published before, with the same content; its files were left as they are.`);
  if (remote?.default === version) return say(`${name} ${version} is what everybody gets.`);
  say(
    `${name} ${version} is published for ${remote?.traffic[version] ?? 0} % of learners; the others get ${remote?.default}.`,
  );
  for (const [other, share] of Object.entries(remote?.traffic ?? {})) {
    if (other !== version)
      say(
        `${other} still gets ${share} %. To end it: npm run remote -- promote ${name} ${other} --traffic 0`,
      );
  }
  say(
    `To all: npm run remote -- promote ${name} ${version} --traffic 100    Back: npm run remote -- rollback ${name}`,
  );
}
