import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localOrigin } from '@revisoins/workspace/ports';
import { root } from '@revisoins/workspace/paths';
import { localRemotes } from '@revisoins/workspace/remotes';
import type { Command } from '../command.ts';
import type { Manifest } from '../new-remote/add-workspace.ts';
import { createRemote } from '../new-remote/create-remote.ts';
import { nameProblems } from '../new-remote/name-problems.ts';
import { newDeclaration, remoteFiles } from '../new-remote/remote-files.ts';
import { pathsInSource } from '../new-remote/shell-source.ts';
import { Refusal } from '../refusal.ts';

const folders = (parent: string) => readdirSync(join(root, parent));

/** The packages that a remote uses, at the versions of an existing remote. */
function remotePackages(name: string): Pick<Manifest, 'dependencies' | 'devDependencies'> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'),
  ) as Manifest;
  return { dependencies, devDependencies };
}

export const newRemote: Command = {
  arguments: '<name>',
  help: 'Make a remote: apps/<name> with a page at /<name>, its texts, its test and its entry in the navigation.',
  takes: { least: 1, most: 1 },
  options: {},
  run({ names: [name = ''], dryRun, say }) {
    const others = localRemotes();
    const [model] = others;
    if (!model) throw new Refusal('There is no remote here to take the versions of packages from.');
    const highest = Math.max(
      ...others.flatMap(({ nav }) =>
        nav.filter(({ access }) => access === 'signed-in').map(({ order }) => order),
      ),
      0,
    );
    const remote = { name, order: Math.min(70, highest + 10), ...remotePackages(model.name) };
    const taken = [
      ...folders('apps'),
      ...folders('libs'),
      ...folders('tools'),
      'tools',
      'tests',
      'revisoins',
    ];
    const problems = nameProblems(newDeclaration(remote), others, taken, pathsInSource());
    if (problems.length > 0) throw new Refusal(problems.join('\n'));
    const files = remoteFiles(remote);
    if (dryRun)
      return say(
        `These would be written in apps/${name}:\n${Object.keys(files)
          .map((file) => `  ${file}`)
          .join('\n')}\nNothing was changed (--dry-run).`,
      );
    createRemote(name, files);
    const origin = existsSync(join(root, 'apps', name, 'remote.json')) ? localOrigin(name) : '';
    say(`apps/${name} is made; it will be served at ${origin}. Next:`);
    say(
      `  npm start                              it is in the navigation for people who are signed in\n  npm run dev -- ${name.padEnd(24)}hot reload inside the shell\n  npx nx run-many -t test,typecheck,lint -p @revisoins/${name}`,
    );
  },
};
