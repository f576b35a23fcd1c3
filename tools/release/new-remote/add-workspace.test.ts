import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from './locked-packages.fixture.ts';
import { root } from '@revisoins/workspace/paths';
import { localRemotes } from '@revisoins/workspace/remotes';
import { expect, test } from 'vitest';
import { addWorkspace, type Lockfile, type Manifest } from './add-workspace.ts';

test('a new remote changes nothing of the others', () => {
  const before = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const model = JSON.parse(readFileSync(join(root, 'apps/exam/package.json'), 'utf8')) as Manifest;
  const after = JSON.stringify(
    addWorkspace(JSON.parse(before) as Lockfile, 'apps/a-new-one', {
      ...model,
      name: '@revisoins/a-new-one',
    }),
  );
  for (const { name } of localRemotes()) {
    const packages = lockedPackages(before, `apps/${name}`);
    expect(packages.length).toBeGreaterThan(50);
    expect(lockedPackages(after, `apps/${name}`)).toEqual(packages);
  }
});
