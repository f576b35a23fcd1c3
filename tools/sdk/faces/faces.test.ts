import { beforeAll, expect, test, vi } from 'vitest';
import { readDeprecation } from '@revisoins/types/deprecated-names';
import { CONTRACT_VERSION } from '@revisoins/contracts';
import type { TypesFile } from '@revisoins/types/types-file.schema';
import { readRelease, releasedVersions, type Release } from '../releases/release.ts';
import { faceChanges, type FaceChange } from './face-changes.ts';
import { faceDocs } from './face-docs.ts';
import { currentTypes, declareFaces, readFaces } from './public-faces.ts';
import { newestSection, sdkVersion } from './sdk-version.ts';
import { versionProblems } from './version-problems.ts';

// The compiler takes some seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const version = releasedVersions().at(-1) ?? '';
let release: Release;
let current: TypesFile;
beforeAll(async () => {
  release = readRelease(version);
  current = await currentTypes();
});

test('what changed in the published faces since the last release is in the version and the changelog', async () => {
  expect(versionProblems(version, sdkVersion(), await faceChanges(release, current))).toEqual([]);
});

/** The released types with other texts in some files. */
function changed(...edits: readonly [file: string, before: string, after: string][]): TypesFile {
  const files = { ...release.types.files };
  for (const [file, before, after] of edits) {
    const text = files[file] ?? '';
    if (!text.includes(before))
      throw new Error(`${file} has no "${before}" any more; this test needs another.`);
    files[file] = text.replace(before, after);
  }
  return { ...release.types, files };
}

test('names that come, go or no longer fit are found, and what still fits is not', async () => {
  const types = changed(
    ['libs/host/src/index.d.ts', 'dismissTopic, toast }', 'dismissTopic, toast as notify }'],
    ['libs/host/src/toasts.d.ts', 'title: string;', 'title: string;\n    icon?: string;'],
    ['libs/router/src/remote-routes.d.ts', 'readonly search: string;', ''],
    ['libs/i18n/src/formatters.d.ts', 'formatNumber(value: number', 'formatNumber(value: bigint'],
  );
  expect((await faceChanges(release, types)).map(({ subject, kind }) => `${kind}: ${subject}`)).toEqual([
    'changed: Mount of @revisoins/router',
    'changed: MountHost of @revisoins/router',
    'changed: RemoteRoutes of @revisoins/router',
    'changed: formatNumber of @revisoins/i18n',
    'added: notify of @revisoins/host',
    'gone: toast of @revisoins/host',
  ]);
});

const added: FaceChange = { subject: 'notify of @revisoins/host', name: 'notify', kind: 'added' };
const gone: FaceChange = {
  subject: 'toast of @revisoins/host',
  name: 'toast',
  kind: 'gone',
  deprecated: false,
};

test.each([
  ['0.1.0', '0.1.0', '', [added], ['begin a section "## 0.1.1"']],
  ['0.1.0', '0.1.1', 'Something.', [added], ['does not name `notify`']],
  ['0.1.0', '0.1.1', '`notify` is new.', [added], []],
  ['0.1.0', '0.1.1', '`toast` is `notify` now.', [added, gone], ['"## 0.2.0"', '"## 0.2.0"']],
  ['0.1.0', '0.2.0', '`toast` is `notify` now.', [added, gone], []],
  ['1.2.0', '1.3.0', '`notify` is new.', [added], []],
  ['1.2.0', '1.3.0', '`toast` left.', [{ ...gone, deprecated: true }], ['"## 2.0.0"']],
  ['1.2.0', '2.0.0', '`toast` left.', [gone], ['without a warning']],
  ['1.2.0', '2.0.0', '`toast` left.', [{ ...gone, deprecated: true }], []],
] as const)('after %s, version %s that says "%s" is judged', (released, next, notes, changes, expected) => {
  const problems = versionProblems(released, { version: next, notes }, changes);
  expect(problems).toEqual(expected.map((part) => expect.stringContaining(part)));
});

test('the newest section of the changelog is the version', () => {
  expect(newestSection('# Changes\n\n## 0.2.0\n\nNew.\n\n## 0.1.0\n\nFirst.\n')).toEqual({
    version: '0.2.0',
    notes: '\nNew.\n\n',
  });
  expect(() => newestSection('# Changes\n\n## Next\n')).toThrow('which is no version');
});

test('every published name has its docstring in the docs, and what is deprecated says what to do and by when', async () => {
  const faces = readFaces(await declareFaces(true));
  const docs = faceDocs(faces, '| table |');
  expect(docs['README.md']).toContain('| table |');
  expect(docs['host.md']).toMatch(/### toast\n\n\w[^#]+\n\n```ts\nfunction toast\(/);
  const silent = [...faces].flatMap(([face, { names }]) =>
    [...names].flatMap(([name, { doc, text }]) =>
      doc === '' && !/^\S+ of \S+$/.test(text) ? [`${name} of @revisoins/${face} has no docstring`] : [],
    ),
  );
  expect(silent).toEqual([]);
  for (const { names } of faces.values())
    for (const [name, { doc }] of names)
      expect(readDeprecation(name, doc)?.contract ?? Infinity).toBeGreaterThan(CONTRACT_VERSION);
});

test('a deprecated name says so in the docs', () => {
  const declared = {
    text: 'function greet(): void;',
    doc: '@deprecated Use `salute`. Contract 2 removes it.',
  };
  const docs = faceDocs(new Map([['host', { names: new Map([['greet', declared]]), inner: new Map() }]]), '');
  expect(docs['host.md']).toContain('**Deprecated.** Use `salute`. Contract 2 removes it.');
});
