import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { remoteDeclarationSchema } from '@revisoins/contracts';
import { liveDeclarations, ownershipProblems } from '@revisoins/release/gate/declaration/ownership-problems';
import { reservedProblems } from '@revisoins/release/gate/declaration/reserved-problems';
import { namespaceProblems } from '@revisoins/release/gate/texts/namespace-problems';
import { pathsInSource } from '@revisoins/release/new-remote/shell-source';
import { isFreeName, nameSentence } from '@revisoins/release/remote-name';
import { UsageError } from '@revisoins/workspace/cli';
import { readRemoteSite, type RemoteSite } from '../inside/remote-site.ts';
import { remoteFiles } from './remote-files.ts';
import { thirdParty } from './third-party.ts';

/** Packages that differ from the index of the site: a sentence each. */
async function changedPackages({ origin, index }: RemoteSite): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(index.packages).map(async ([name, { file, integrity }]) => {
      const response = await fetch(`${origin}/sdk/${file}`);
      const content = response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
      const hash = content && `sha512-${createHash('sha512').update(content).digest('base64')}`;
      if (hash === integrity) return [];
      return [
        hash === undefined
          ? `${origin} does not have ${file}, which its index names. Tell its operator to pack the SDK again.`
          : `${name} is not what the index of ${origin} says: ${file} was changed on the way or on the server. Nothing was made; tell its operator.`,
      ];
    }),
  );
  return checked.flat();
}

/**
 * Makes a remote for a site in a folder of its name, and returns what to do next. Rejects with a sentence.
 */
export async function createRemote(name: string, address: string, parent = process.cwd()): Promise<string> {
  if (!isFreeName(name)) throw new UsageError(nameSentence(name));
  const folder = resolve(parent, name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is there already and not empty. Choose another name or another place.`);
  const site = await readRemoteSite(address, 'create-revisoins-remote');
  if (site.registry.remotes[name])
    throw new Error(`${site.origin} has a remote "${name}" already; choose another name.`);
  const orders = Object.values(site.registry.remotes).flatMap((remote) =>
    (remote.versions[remote.default]?.declaration.nav ?? [])
      .filter(({ access }) => access === 'signed-in')
      .map(({ order }) => order),
  );
  const files = remoteFiles({
    name,
    site: site.origin,
    // Learners' entries end at 70; behind are the site's own.
    order: Math.min(70, Math.max(0, ...orders) + 10),
    packages: site.index.packages,
    versions: thirdParty,
  });
  const declaration = remoteDeclarationSchema.parse(JSON.parse(files['remote.json'] ?? ''));
  // A new remote has the path of its name: another name is what its team can choose.
  const [taken] = [
    ...reservedProblems(declaration),
    ...ownershipProblems(declaration, site.registry, pathsInSource()),
    // Libraries' texts are namespaces that live remotes have, too.
    ...namespaceProblems(declaration, liveDeclarations(site.registry, name), []),
  ];
  if (taken !== undefined)
    throw new Error(`${site.origin} has no place for a remote "${name}"; choose another name.\n${taken}`);
  const changed = await changedPackages(site);
  if (changed.length > 0) throw new Error(changed.join('\n'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return `${name} is made for ${site.origin}. Next:\n\n  cd ${name}\n  npm install\n  npm run dev\n  npm test\n  npm run publish\n`;
}
