import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contract2 } from './contract-2.fixture.ts';
import { migrate } from './migrate.ts';

const files = {
  'remote.json': '{"contract":1,"routes":[],"slots":[]}',
  'src/home.ts': "import { useTranslation } from '@revisoins/i18n';\nuseTranslation('cards');\n",
  'src/card.vue': "<script setup>import { Link } from '@revisoins/router';</script>\n",
  'node_modules/other/index.js': "import { Link } from '@revisoins/router';\n",
};

/** A remote in a git repository in which everything is committed. */
function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-migrate-'));
  for (const [file, text] of Object.entries({ ...files, '.gitignore': 'node_modules\n' })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-m', 'a');
  return folder;
}

function run(folder: string, { migrations = [contract2], dryRun = false, force = false } = {}): string {
  let said = '';
  migrate(folder, { migrations, dryRun, force, print: (text) => (said += text) });
  return said;
}
const read = (folder: string, file: keyof typeof files) => readFileSync(join(folder, file), 'utf8');

test('says what it changed and what is left, and has nothing to do the second time', () => {
  const folder = repository();
  const said = run(folder);
  expect(said).toContain('Changed 2 files, from contract 1 to 2:');
  expect(said).toContain('  src/home.ts:1  useTranslation of @revisoins/i18n is useTexts\n');
  expect(said).toContain('To do by hand:\n  src/card.vue:1  is not read here');
  expect(read(folder, 'src/home.ts')).toBe(
    "import { useTexts } from '@revisoins/i18n';\nuseTexts('cards');\n",
  );
  expect(read(folder, 'node_modules/other/index.js')).toBe(files['node_modules/other/index.js']);
  // What the first run changed is not committed yet.
  expect(run(folder)).toContain('Nothing to change');
});

test('a dry run prints the difference and changes nothing, in whatever state the folder is', () => {
  const folder = repository();
  writeFileSync(join(folder, 'new.txt'), '');
  const said = run(folder, { dryRun: true });
  expect(said).toContain('--- a/src/home.ts\n+++ b/src/home.ts\n');
  expect(said).toContain("\n+useTexts('cards');\n");
  expect(read(folder, 'src/home.ts')).toBe(files['src/home.ts']);
});

test('what is not committed would be lost, so it is refused unless it is forced', () => {
  const folder = repository();
  writeFileSync(join(folder, 'new.txt'), '');
  expect(() => run(folder)).toThrow('Not everything in this folder is committed');
  expect(read(folder, 'src/home.ts')).toBe(files['src/home.ts']);
  expect(run(folder, { force: true })).toContain('Changed 2 files');
});

test('a folder without git, and one without a remote, are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-migrate-'));
  expect(() => run(folder)).toThrow('has no remote.json');
  writeFileSync(join(folder, 'remote.json'), files['remote.json']);
  expect(() => run(folder)).toThrow('in no git repository');
});

test('without a newer contract there is nothing to change, and a remote of a later one is refused', () => {
  const folder = repository();
  expect(run(folder, { migrations: [] })).toContain('is written for contract 1, the newest');
  writeFileSync(join(folder, 'remote.json'), '{"contract":3}');
  expect(() => run(folder, { migrations: [] })).toThrow(
    'written for contract 3, and these packages know 1. Install newer ones',
  );
});
