import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNameRules } from './class-names.ts';

test("a class is called after its file's content, and only a change of that file renames it", () => {
  const root = mkdtempSync(join(tmpdir(), 'revisoins-classes-'));
  const app = join(root, 'apps/quiz');
  const own = join(app, 'src/own.module.css');
  const shared = join(root, 'libs/ui/shared.module.css');
  mkdirSync(join(app, 'src'), { recursive: true });
  mkdirSync(join(root, 'libs/ui'), { recursive: true });
  writeFileSync(own, '.a { color: red }');
  writeFileSync(shared, '.a { color: red }');
  const nameIn = (file: string) =>
    String(
      classNameRules(app, 'revisoins_quiz', false).find(({ test: path }) => path === file)?.generator
        ?.localIdentName,
    );
  const [ownName, sharedName] = [nameIn(own), nameIn(shared)];
  expect(ownName).toMatch(/^revisoins_quiz-[\w-]{7}-\[local\]$/);
  expect(sharedName).not.toBe(ownName);
  writeFileSync(own, '.a { color: blue }');
  expect(nameIn(own)).not.toBe(ownName);
  expect(nameIn(shared)).toBe(sharedName);
});
