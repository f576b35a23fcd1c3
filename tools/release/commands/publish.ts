import { builtFolder } from '@revisoins/workspace/paths';
import { UsageError } from '@revisoins/workspace/cli';
import type { Command, Input } from '../command.ts';
import { addVersion } from '../edits/add-version.ts';
import { shellMark } from '../gate/read-provided.ts';
import { versionProblems } from '../gate/version-problems.ts';
import { Refusal, refuseIfAny } from '../refusal.ts';
import { changeSite } from '../site/change-site.ts';
import { canUseDictionaries, putForms, versionForms } from '../site/dictionary-forms.ts';
import { publishVersion, versionId } from '../site/publish-version.ts';
import { copySourceMaps, mappedFiles } from '../site/source-maps.ts';
import { readSite } from '../site/read-site.ts';
import { readLimits } from '../site/site-file.schema.ts';
import { readCandidate } from '../gate/read-candidate.ts';
import { resolveOrigin, withOrigin } from './resolve-origin.ts';
import { publishShell } from './publish-shell.ts';
import { ownersProblems, runGate } from '../gate/run-gate.ts';

const TAG = /^[0-9A-Za-z][0-9A-Za-z.-]{0,39}$/;

async function publishRemote(input: Input, name: string): Promise<void> {
  const { text, flag, step, say } = input;
  const site = readSite(input.site);
  const { paths } = site;
  const traffic = input.whole('traffic', { from: 0, to: 100 }, 10);
  const tag = text('tag');
  if (tag !== undefined && !TAG.test(tag))
    throw new UsageError(`--tag takes letters, digits, dots and hyphens, not "${tag}".`);
  if (tag !== undefined && flag('release'))
    throw new UsageError(
      '--tag and --release exclude each other: --release publishes the version of remote.json as it is.',
    );

  const candidate = await readCandidate(name, input, readLimits(site.siteFile).version);
  const { declaration, build } = candidate;
  const version = versionId(declaration, build.fingerprint, { tag, release: flag('release') });
  refuseIfAny(`${name} is not published:`, versionProblems(version));
  const maps = text('maps');
  if (maps !== undefined) mappedFiles(candidate.folder);
  const shell = shellMark(paths);
  await runGate(candidate, site, input);
  if (input.dryRun) {
    const { fingerprint: _, ...description } = build;
    const origin = resolveOrigin(name, site.siteFile, site.registry, text('origin'));
    addVersion(site.registry, {
      version,
      traffic,
      registered: { base: origin, declaration, ...description },
    });
    say(
      `${name} ${version} would be published for ${traffic} % of learners. Nothing was changed (--dry-run).`,
    );
    return;
  }

  const { folder } = candidate;
  if (canUseDictionaries) step('Compressing it for browsers that have an earlier version');
  else step('Not compressed with earlier versions, which this Node cannot do: browsers get brotli');
  const forms = await versionForms(paths, site.registry, site.siteFile, {
    folder,
    name,
    version,
    origin: resolveOrigin(name, site.siteFile, site.registry, text('origin')),
  });
  step(`Publishing ${name} ${version}`);
  let isNew = true;
  let joins = false;
  let origin = '';
  const registry = await changeSite(
    paths,
    (before, staged) => {
      // Another command may have published since the gate, so ownership is checked again under the lock.
      refuseIfAny(`${name} is not published:`, ownersProblems(declaration, before.registry));
      if (shellMark(paths) !== shell)
        throw new Refusal(
          `Another shell was published meanwhile, and nobody checked whether ${name} runs in it. Publish ${name} again.`,
        );
      origin = resolveOrigin(name, before.siteFile, before.registry, text('origin'));
      const joined = withOrigin(before.siteFile, name, origin);
      joins = joined !== undefined;
      const published = publishVersion(
        before,
        paths,
        { folder, declaration, build, version, traffic, origin },
        staged,
      );
      isNew = published.isNew;
      if (isNew) putForms(forms, staged);
      return { ...published, ...(joined ? { siteFile: joined } : {}) };
    },
    { what: input.what, say },
  );
  if (maps !== undefined)
    say(`Its source maps are in ${copySourceMaps(candidate.folder, maps, `${name}/${version}`)}.`);
  const remote = registry.remotes[name];
  if (joins) {
    const isLocal = new URL(origin).hostname === 'localhost';
    say(
      isLocal
        ? `${name} is new on this site; the running site serves it at ${origin} from the next page load on.`
        : `${name} is new on this site: ${origin} must serve ${paths.remote(name)}, and the policy of the pages names it now. Print the configuration of nginx again and reload it ("npm run remote -- nginx"); hosts that read _headers have it with shell/.`,
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

export const publish: Command = {
  arguments: '<remote>|shell',
  help: 'Build a remote, check it and publish it for a share of the learners.\n"publish shell" does the same for the shell: it must provide what the live remotes take from it, with the types that they were compiled against.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: {
    traffic: {
      value: 'percent',
      help: 'share of the learners who get it (default: 10; the first version is for everybody)',
    },
    tag: { value: 'word', help: 'call the version <version>-<word> instead of <version>-<fingerprint>' },
    release: { help: 'call it the version of remote.json, without a suffix' },
    from: { value: 'folder', help: 'publish a build that was made elsewhere' },
    'skip-run': { help: 'do not run it in a browser (where there is none), and answer for that' },
    'skip-types': { help: 'do not check the types, and answer for them' },
    'new-texts': {
      value: 'namespaces',
      help: 'take other texts than the live ones for these namespaces (a,b), and answer for them',
    },
    maps: { value: 'folder', help: 'keep the source maps in this folder, which nobody serves' },
    origin: { value: 'url', help: 'the origin that serves the remote (default: what site.json says)' },
  },
  async run(input) {
    const [name = ''] = input.names;
    await (name === 'shell' ? publishShell(input, () => builtFolder('shell')) : publishRemote(input, name));
  },
};
