import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from './paths.ts';

/** Load average of the last minute. */
export const load = () => Math.round((loadavg()[0] ?? 0) * 100) / 100;

export interface Machine {
  readonly processor: string;
  readonly processors: number;
  /** GiB. */
  readonly memory: number;
  readonly node: string;
}

export function describeMachine(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model ?? 'unknown',
    processors: processors.length,
    memory: Math.round((totalmem() / 2 ** 30) * 10) / 10,
    node: process.versions.node,
  };
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The measured commit, and whether files differ from it. */
export function describeSource(): { commit: string; changed: boolean } {
  return {
    commit: git('rev-parse', 'HEAD'),
    changed: git('status', '--porcelain', '--', '.', ':!bench') !== '',
  };
}
