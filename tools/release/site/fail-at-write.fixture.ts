/**
 * Loaded before the release tool (`--import`): at the FAULT_AT-th change of a file below FAULT_FOLDER the
 * process is killed as by kill -9 (FAULT=kill), or the disk is full from then on (FAULT=full). Then it writes
 * the file FAULT_SEEN.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { FAULT, FAULT_AT, FAULT_FOLDER = '' } = process.env;
let count = 0;

function fault(path: unknown): void {
  if (!String(path).startsWith(FAULT_FOLDER)) return;
  count += 1;
  if (FAULT === 'kill' && count === Number(FAULT_AT)) process.kill(process.pid, 'SIGKILL');
  if (FAULT === 'full' && count >= Number(FAULT_AT))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      path: String(path),
    });
}

const { renameSync, rmSync, openSync, writeFileSync, cpSync } = fs;
const { rename } = fs.promises;
fs.renameSync = (...args) => {
  // A rename needs no space.
  if (FAULT === 'kill') fault(args[1]);
  renameSync(...args);
};
fs.promises.rename = async (...args) => {
  if (FAULT === 'kill') fault(args[1]);
  await rename(...args);
};
fs.rmSync = (...args) => {
  if (FAULT === 'kill') fault(args[0]);
  rmSync(...args);
};
fs.cpSync = (...args) => {
  fault(args[1]);
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
  if (FAULT === 'full') fault(typeof args[0] === 'number' ? written : args[0]);
  writeFileSync(...args);
};
syncBuiltinESMExports();
