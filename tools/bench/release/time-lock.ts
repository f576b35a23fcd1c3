/**
 * Loaded before the release tool (`--import`): at its end, prints for how many milliseconds it has held the
 * lock of the site.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { openSync, rmSync } = fs;
const isLock = (path: unknown) => String(path).endsWith('/.lock');
let since: number | undefined;
let lockedMs = 0;

fs.openSync = (...args) => {
  const handle = openSync(...args);
  if (isLock(args[0]) && args[1] === 'wx') since = performance.now();
  return handle;
};
fs.rmSync = (...args) => {
  rmSync(...args);
  if (!isLock(args[0]) || since === undefined) return;
  lockedMs += performance.now() - since;
  since = undefined;
};
syncBuiltinESMExports();
process.on('exit', () => console.log(`held the lock for ${lockedMs} ms`));
