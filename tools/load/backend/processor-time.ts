import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc, which Linux fixes for programs. */
const TICKS = 100;

interface Usage {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly children: number;
}

/** Reads a line of /proc/<pid>/stat. The name in it may hold spaces and brackets. */
export function readStat(line: string): Usage {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (index: number) => fields[index] ?? 0;
  return { parent: at(1), own: at(11) + at(12), children: at(13) + at(14) };
}

function readUsage(pid: number | string): Usage | undefined {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The processor time of a process in seconds; null if the system does not report it, and for a process that
 * has ended.
 */
export function processorSeconds(pid: number): number | null {
  const usage = readUsage(pid);
  return usage === undefined ? null : usage.own / TICKS;
}

/** The same with its children, including those that have ended. */
export function processorSecondsWithChildren(pid: number): number | null {
  const usage = readUsage(pid);
  if (usage === undefined) return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readUsage)
    .filter((other) => other?.parent === pid);
  return children.reduce((sum, child) => sum + (child?.own ?? 0), usage.own + usage.children) / TICKS;
}
