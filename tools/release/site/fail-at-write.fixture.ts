/**
 * What can happen to a process while it changes a site. Loaded before the release tool (`--import`), with
 * FAULT, FAULT_AT, FAULT_FOLDER and FAULT_COPIES; or called by a test for its own process.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const { renameSync, rmSync, openSync, writeFileSync, cpSync } = fs;
const { rename } = fs.promises;

export interface Fault {
  /** The files below it are meant. */
  readonly folder: string;
  /** The change with this number fails. */
  readonly at?: number;
  /**
   * `kill`: the process ends before the change, as by kill -9. `copy`: nothing fails, but before each change
   * the folder is copied to `copies`, so that all it would have left is there. `full`: the disk is full from
   * then on.
   */
  readonly kind: 'kill' | 'copy' | 'full';
  readonly copies?: string;
}

/** Copies a folder as it is at some moment of the copying: a removal under way may take files out of it. */
function copyFolder(from: string, to: string): void {
  for (let tries = 1; ; tries += 1)
    try {
      return cpSync(from, to, { recursive: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 5) throw error;
      rmSync(to, { recursive: true, force: true });
    }
}

/** Causes a fault in this process, until the returned function is called. */
export function causeFault({ folder, at, kind, copies = '' }: Fault): () => void {
  let count = 0;
  const change = (path: unknown): void => {
    if (!String(path).startsWith(folder)) return;
    count += 1;
    if (kind === 'copy') copyFolder(folder, join(copies, String(count)));
    if (kind === 'kill' && count === at) process.kill(process.pid, 'SIGKILL');
    if (kind === 'full' && count >= Number(at))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        path: String(path),
      });
  };
  // A rename or a removal needs no space.
  const free = (path: unknown): void => {
    if (kind !== 'full') change(path);
  };
  fs.renameSync = (...args) => {
    free(args[1]);
    renameSync(...args);
  };
  // At once: a rename that is still under way in a thread would be done in one run and not in the next.
  fs.promises.rename = async (...args) => {
    free(args[1]);
    renameSync(...args);
  };
  fs.rmSync = (...args) => {
    free(args[0]);
    rmSync(...args);
  };
  fs.cpSync = (...args) => {
    change(args[1]);
    cpSync(...args);
  };
  // An opened file is written next: on a full disk a file can be created, but not written.
  let written: unknown;
  fs.openSync = (...args) => {
    const handle = openSync(...args);
    if (args[1] !== 'r' && args[1] !== undefined) written = args[0];
    return handle;
  };
  fs.writeFileSync = (...args) => {
    if (kind === 'full') change(typeof args[0] === 'number' ? written : args[0]);
    writeFileSync(...args);
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { renameSync, rmSync, openSync, writeFileSync, cpSync });
    fs.promises.rename = rename;
    syncBuiltinESMExports();
  };
}

const { FAULT, FAULT_AT, FAULT_FOLDER = '', FAULT_COPIES } = process.env;
if (FAULT === 'kill' || FAULT === 'copy')
  causeFault({
    kind: FAULT,
    folder: FAULT_FOLDER,
    at: Number(FAULT_AT),
    ...(FAULT_COPIES === undefined ? {} : { copies: FAULT_COPIES }),
  });
