import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a test run, and every program that it starts, a folder of its own for temporary files. Returns a
 * function that removes it with all that they have left there.
 */
export function useOwnTemporaryFolder(): () => void {
  const names = ['TMPDIR', 'TEMP', 'TMP'];
  const before = names.map((name) => process.env[name]);
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-tests-'));
  // A PostgreSQL server that a test starts here runs as another user.
  chmodSync(folder, 0o755);
  for (const name of names) process.env[name] = folder;
  return () => {
    names.forEach((name, index) => {
      if (before[index] === undefined) delete process.env[name];
      else process.env[name] = before[index];
    });
    rmSync(folder, { recursive: true, force: true });
  };
}

export default useOwnTemporaryFolder;
