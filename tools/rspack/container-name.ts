import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { lockedPackages } from './locked-packages.ts';

const skipped = /(^|\/)(node_modules|dist|showcase)(\/|$)|\.test\.tsx?$|\.md$/;

function hashFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((name) => !skipped.test(name.slice(folder.length)))
    .sort();
  for (const name of names) hash.update(name.slice(folder.length)).update(readFileSync(name));
}

/**
 * Folders outside the app that its build reads, as the inputs of its build target list them for Nx:
 * './content/skills'.
 */
function furtherInputs(directory: string, root: string): string[] {
  const { nx } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    nx?: { targets?: { build?: { inputs?: unknown[] } } };
  };
  return (nx?.targets?.build?.inputs ?? []).flatMap((input) => {
    const folder =
      typeof input === 'string' ? /^\{workspaceRoot\}\/(.+)\/\*\*\/\*$/.exec(input)?.[1] : undefined;
    return folder === undefined ? [] : [join(root, folder)];
  });
}

/**
 * The global name of a remote's container. It differs for every different source, so that two versions of a
 * remote can be in one page. The same source gives the same name, and so the same build; of the packages,
 * only those it needs count.
 */
export function containerName(directory: string, remote: string): string {
  const plain = `revisoins_${remote.replaceAll('-', '_')}`;
  if (process.env.NODE_ENV === 'development' || process.env.REVISOINS_DEVELOPED === remote)
    return `${plain}_dev`;
  const root = resolve(directory, '../..');
  const packages = lockedPackages(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
    `apps/${basename(directory)}`,
  );
  const hash = createHash('sha256').update(JSON.stringify(packages));
  const shared = ['libs', 'tools/rspack', 'tools/types'].map((folder) => join(root, folder));
  for (const folder of new Set([directory, ...shared, ...furtherInputs(directory, root)]))
    hashFolder(hash, folder);
  return `${plain}_${hash.digest('hex').slice(0, 8)}`;
}
