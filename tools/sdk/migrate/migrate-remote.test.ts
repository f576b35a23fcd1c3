import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@revisoins/contracts';
import { root } from '@revisoins/workspace/paths';
import { localRemotes } from '@revisoins/workspace/remotes';
import { expect, test } from 'vitest';
import { contract2 } from './contract-2.fixture.ts';
import { migrateRemote, type RemoteTexts } from './migrate-remote.ts';
import { migrations } from './migration.ts';
import { smallRemotes } from './remotes.fixture.ts';

test.each(smallRemotes)('$title', ({ before, after, byHand = [] }) => {
  const { files, ...notes } = migrateRemote(before, [contract2]);
  expect(files).toEqual(after);
  expect(notes.byHand).toHaveLength(byHand.length);
  for (const sentence of byHand)
    expect(notes.byHand.map((one) => one.sentence).join('\n')).toContain(sentence);
  const again = migrateRemote({ ...before, ...files }, [contract2]);
  expect(again).toMatchObject({ files: {}, changed: [] });
});

/** The texts of a remote of this tree. */
const ownTexts = (remote: string): RemoteTexts => {
  const folder = join(root, 'apps', remote);
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
  return Object.fromEntries(
    ['remote.json', ...sources].map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
};

test.each(localRemotes().map(({ name }) => name))('%s of this tree is migrated whole, once', (remote) => {
  const before = ownTexts(remote);
  const { files, changed, byHand } = migrateRemote(before, [contract2]);
  expect(changed.length).toBeGreaterThan(20);
  expect(byHand.filter(({ sentence }) => !/^(useOnline of|embed\.practice:)/.test(sentence))).toEqual([]);
  const after = { ...before, ...files };
  const sources = Object.entries(after).filter(([file]) => file !== 'remote.json');
  for (const [, text] of sources)
    expect(text).not.toMatch(
      /import [^;]*\b(useTranslation|landmark|RemoteRoutes|Link)\b[^;]*'@revisoins\/(i18n|host|router)'/,
    );
  expect(JSON.parse(after['remote.json'] ?? '')).toMatchObject({ contract: 2 });
  expect(migrateRemote(after, [contract2])).toMatchObject({ files: {}, changed: [] });
});

test('each contract of this tree has its migration', () => {
  expect(migrations.map(({ to }) => to)).toEqual(
    Array.from({ length: CONTRACT_VERSION - 1 }, (_, index) => index + 2),
  );
});

test.each([
  ['remote.json is not JSON', { 'remote.json': '{\n"contract" 1' }],
  ['says no contract', { 'remote.json': '{}' }],
  [
    'src/a.ts:2 cannot be parsed',
    {
      'remote.json': '{"contract":1,"routes":[],"slots":[]}',
      'src/a.ts': "import '@revisoins/host';\nconst",
    },
  ],
  ['written for contract 3', { 'remote.json': '{"contract":3}' }],
])('%s', (sentence, texts: RemoteTexts) => {
  expect(() => migrateRemote(texts, [contract2])).toThrow(sentence);
});
