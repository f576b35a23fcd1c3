import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.ts';

export interface ToolOptions {
  /** The message when the tool fails. */
  failure: string;
  cwd?: string;
  env?: Record<string, string>;
  /** Show what the tool prints even when it succeeds. */
  show?: boolean;
}

const running = new Set<ChildProcess>();

/** Ends every program that `spawnTool` started. */
export function endTools(): void {
  for (const child of running) child.kill();
}
process.on('exit', endTools);

/** Starts a program of node_modules/.bin, which ends with this process at the latest. */
export function spawnTool(
  tool: string,
  args: readonly string[],
  { cwd = root, env = {}, stdio }: SpawnOptions,
): ChildProcess {
  const child = spawn(join(root, 'node_modules', '.bin', tool), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio,
    shell: process.platform === 'win32',
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/**
 * Runs a program of node_modules/.bin to its end. When it fails, shows its output and rejects with `failure`.
 */
export function runTool(
  tool: string,
  args: readonly string[],
  { failure, show = false, ...options }: ToolOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnTool(tool, args, { ...options, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [];
    child.stdout?.on('data', (data: Buffer) => printed.push(data));
    child.stderr?.on('data', (data: Buffer) => printed.push(data));
    child.on('error', () => reject(new Error(failure)));
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(printed));
      reject(new Error(failure));
    });
  });
}
