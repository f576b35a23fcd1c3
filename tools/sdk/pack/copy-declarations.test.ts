import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyDeclarations, declaredPackages } from './types-package.ts';

test.each(declaredPackages)(
  'the declarations of %s ask for no other package, so that `npm ci` runs',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'revisoins-declarations-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    copyDeclarations(name, folder);
    const place = join(folder, 'node_modules', name);
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(Object.keys(manifest).filter((field) => /^(optional|peer)?dependencies/i.test(field))).toEqual([]);
    expect(manifest).toMatchObject({ name });
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
    expect(files.some((file) => /\.d\.m?ts$/.test(file))).toBe(true);
  },
);
