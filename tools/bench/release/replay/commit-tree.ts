import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkFiles } from '@revisoins/workspace/link-files';
import { localFolder, root } from '@revisoins/workspace/paths';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The sources of the apps' builds, without files that only tests and readers use. */
const shipped = ['apps', ':!apps/**/*.test.*', ':!apps/**/*.fixture.*', ':!apps/**/*.md'];

export interface Commit {
  hash: string;
  subject: string;
}

/** The last commits that touched what an app ships, the oldest first. */
export const lastCommits = (count: number): Commit[] =>
  git(root, 'log', '--first-parent', `--max-count=${count}`, '--format=%H %s', 'HEAD', '--', ...shipped)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ hash: line.slice(0, 40), subject: line.slice(41) }))
    .toReversed();

/** The work tree in which commits are built; it stays for the next run, with the cache of its builds. */
export const commitTree = join(localFolder, 'bench', 'replay', 'tree');

/** Puts a commit into the work tree, with the packages that are installed here. */
export function checkOut(hash: string): void {
  if (!existsSync(join(commitTree, '.git'))) {
    rmSync(commitTree, { recursive: true, force: true });
    mkdirSync(dirname(commitTree), { recursive: true });
    git(root, 'worktree', 'prune');
    git(root, 'worktree', 'add', '--detach', '--force', commitTree, hash);
  }
  git(commitTree, 'checkout', '--force', '--detach', hash);
  git(commitTree, 'clean', '--force', '-d');
  const packages = join(commitTree, 'node_modules');
  if (!existsSync(packages)) linkFiles(join(root, 'node_modules'), packages);
}
