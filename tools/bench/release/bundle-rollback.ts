import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeSource } from '@revisoins/workspace/machine';
import { localRemotes } from '@revisoins/workspace/remotes';
import { runTool } from '@revisoins/workspace/run-tool';
import { checkOut, commitTree } from './replay/commit-tree.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, 'replay', 'publish-commit.ts');

const change = (team: number) => `benchChange${team}`;

/** The changes of teams that the scripts of a bundle have. */
function changesIn(site: string, teams: number): number[] {
  const folder = join(site, 'monolith/shell/assets');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return Array.from({ length: teams }, (_, team) => team).filter((team) =>
    scripts.some((script) => script.includes(`${change(team)}:`)),
  );
}

/**
 * How many changes of other teams are lost when a change of one team, released in one bundle with theirs, is
 * rolled back: the previous bundle is served again. Both bundles are built, in the work tree of the replay.
 */
export async function lostWithBundle(teams: number): Promise<number> {
  checkOut(describeSource().commit);
  await runTool('nx', ['run-many', '-t', 'build', '--outputStyle=static', '--parallel=2'], {
    cwd: commitTree,
    failure: 'An app does not build.',
  });
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-bundles-'));
  try {
    const [before, after] = [join(folder, 'before'), join(folder, 'after')];
    await run(process.execPath, [program, commitTree, before], { cwd: commitTree, maxBuffer: 1e8 });
    const names = localRemotes().map(({ name }) => name);
    for (let team = 0; team < teams; team += 1) {
      const file = join(commitTree, 'apps', names[team % names.length] ?? '', 'src/routes.v1.ts');
      appendFileSync(file, `\nObject.assign(globalThis, { ${change(team)}: ${team} });\n`);
    }
    await run(process.execPath, [program, commitTree, after], { cwd: commitTree, maxBuffer: 1e8 });
    const released = changesIn(after, teams);
    if (released.length !== teams) throw new Error('The bundle does not have the changes of all teams.');
    const left = changesIn(before, teams);
    const rolledBack = released.at(-1);
    return released.filter((team) => team !== rolledBack && !left.includes(team)).length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
