import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { remoteBuild, writeFiles } from '../build.fixture.ts';
import { publish, remote, siteWithShell } from '../run-release.fixture.ts';
import { remoteTypes } from '../types.fixture.ts';

/** A site with a shell and the exam; every candidate here is a quiz that wants to join them. */
let site = '';
beforeAll(async () => {
  site = await siteWithShell();
  const exam = remoteBuild('exam', 'live', { namespaces: ['exam', 'marks'] });
  writeFiles(exam, { 'locales/fr/marks.json': '{"a":"x"}', 'locales/en/marks.json': '{"a":"x"}' });
  const { code, said } = await publish(site, 'exam', exam, '--tag', 'live');
  if (code !== 0) throw new Error(said);
}, 30_000);

const route = (path: string, id = 'home') => ({ id, path, access: 'everyone', expose: './routes/v1' }) as const;
const build = (change: Parameters<typeof remoteBuild>[2] = {}) => remoteBuild('quiz', 'candidate', change);
const asJson = (file: string, change: object) => writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...change }));
const check = (folder: string, ...more: string[]) => remote('check', 'quiz', '--site', site, '--from', folder, '--skip-run', ...more);

/** A build with something changed in its folder. */
function changed(change: (folder: string) => void, declared: Parameters<typeof remoteBuild>[2] = {}): () => string {
  return () => {
    const folder = build(declared);
    change(folder);
    return folder;
  };
}
const declared = (change: Parameters<typeof remoteBuild>[2]) => () => build(change);
const buildJson = (change: object) => changed((folder) => asJson(join(folder, 'build.json'), change));
const entry = (text: string) => changed((folder) => writeFileSync(join(folder, 'remoteEntry.js'), text));
const styles = (css: string) => changed((folder) => void writeFiles(folder, { 'assets/quiz.css': css }));
const namespace = (name: string) =>
  changed((folder) => void writeFiles(folder, { [`locales/fr/${name}.json`]: '{"title":"PIRATE"}', [`locales/en/${name}.json`]: '{"title":"PIRATE"}' }), { namespaces: ['quiz', name] });
const navigation = (count: number, label: string) => ({ nav: Array.from({ length: count }, (_, order) => ({ to: '/quiz', access: 'everyone' as const, order, label: { fr: label, en: label } })) });

test.each([
  ['as the preset builds it', declared({})],
  ['with a container of its own for the build', changed((folder) => {
    asJson(join(folder, 'build.json'), { container: 'revisoins_quiz_1a2b3c4d' });
    const file = join(folder, 'remoteEntry.js');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('revisoins_quiz', 'revisoins_quiz_1a2b3c4d'));
  })],
  ['with the names of skills, which any remote may carry', namespace('skills')],
  ['with plural forms that only French has', changed((folder) => {
    writeFileSync(join(folder, 'locales/fr/quiz.json'), '{"n_one":"x","n_many":"x","n_other":"x"}');
    writeFileSync(join(folder, 'locales/en/quiz.json'), '{"n_one":"x","n_other":"x"}');
  })],
  ['with styles of its own, and with faces and motions that are for everybody', styles('@layer primitives { .revisoins_quiz_candidate-card :is(h1, h2) { color: red } } @font-face { font-family: "Q"; src: url(q.woff2) } @media print { [data-remote="quiz"] h1 { color: red } } @keyframes revisoins_quiz_candidate-turn { to { rotate: 1turn } }')],
  ['with a parameter behind a word', declared({ routes: [route('/quiz'), route('/quiz/:skillId')].slice(1), nav: [] })],
])('a candidate passes %s', async (_, folder) => {
  expect(await check(folder(), '--skip-types')).toMatchObject({ code: 0, said: expect.stringContaining('may be published') });
});

describe('a candidate is refused', () => {
  test.each([
    ['a route for every address', declared({ routes: [route('/:any')], nav: [] }), 'take every address that nobody has'],
    ['a route for every address with two parts', declared({ routes: [route('/:any/:more')], nav: [] }), 'take every address that nobody has'],
    ...['/embed/quiz', '/en/about', '/assets/x', '/index', '/locales/fr', '/App'].map((path): [string, () => string, string] => [
      `a route at ${path}`,
      declared({ routes: [route(path)], nav: [] }),
      "the shell's server answers by itself",
    ]),
    ['a route that takes an address of another', declared({ routes: [route('/exam')], nav: [] }), 'belongs to exam'],
    ['an entry that is a page', entry('<!doctype html><title>Not found</title>revisoins_quiz'), 'is a page (HTML), not a script'],
    ['an entry with a syntax error', entry('var revisoins_quiz = {'), 'remoteEntry.js is no script'],
    ['an entry that defines another container', entry('var other = 1; // "home"'), 'defines no revisoins_quiz'],
    ['a chunk that was deleted', buildJson({ files: ['remoteEntry.js', 'assets/gone.1.js'] }), 'assets/gone.1.js is missing'],
    ['a compressed form that is another file', changed((folder) => writeFileSync(join(folder, 'remoteEntry.js.gz'), gzipSync('var other;'))), 'remoteEntry.js.gz holds something else than remoteEntry.js'],
    ['preloads of files that are not there', buildJson({ preload: { home: ['assets/gone.1.js'] } }), 'preloads assets/gone.1.js'],
    ['preloads of a route that is not declared', buildJson({ preload: { other: [] } }), 'the route "other"'],
    ['the container of another remote', buildJson({ container: 'revisoins_exam_live' }), 'as that of another remote'],
    ['a container that is a global of the page', buildJson({ container: 'location' }), 'a global of the page'],
    ['a route id that nothing of the build has', declared({ routes: [route('/quiz', 'nowhere')] }), 'anything with the id "nowhere"'],
    ['a namespace of the shell', namespace('shell'), 'belongs to the shell'],
    ['a namespace named as another remote', namespace('exam'), 'belongs to exam'],
    ['a further namespace of another remote', namespace('marks'), 'belongs to exam'],
    ['a language that lacks most texts', changed((folder) => writeFileSync(join(folder, 'locales/fr/quiz.json'), '{"title":"x","a":{"b":"x","c":"x","d":"x"}}')), 'The English of the namespace "quiz" lacks 3'],
    ['nothing shared declared, and things taken', changed((folder) => {
      const file = join(folder, 'remoteEntry.js');
      writeFileSync(file, `${readFileSync(file, 'utf8')};({shareKey:"react",import:null})`);
      asJson(join(folder, 'build.json'), { shared: {} });
    }), 'takes react from the host and build.json does not say so'],
    ['a budget that it raised itself', declared({ budget: { entry: 10_000_000 } }), 'above the 12288 that this site allows'],
    ['a version that is none', declared({ version: '1.0.0-..' }), '"1.0.0-.." is no version'],
    ['sixty entries in the navigation', declared(navigation(60, 'Quiz')), 'It has 60 entries in the navigation'],
    ['a label of 400 characters', declared(navigation(1, 'x'.repeat(400))), 'has 400 characters'],
    ['a file of 300 MB', changed((folder) => {
      writeFileSync(join(folder, 'film.bin'), '');
      truncateSync(join(folder, 'film.bin'), 300_000_000);
    }), 'its largest file is film.bin (300.0 MB)'],
    ['styles for every heading of the page', styles('h1 { color: red !important }'), 'assets/quiz.css styles elements of other parts of the page (h1)'],
    ['styles that only look like its own', styles('.revisoins_quiz_candidate-a{color:red}@media print{a:not(.revisoins_quiz_candidate-a),body:has(.revisoins_quiz_candidate-a){color:red}}'), '(a:not(.revisoins_quiz_candidate-a), body:has(.revisoins_quiz_candidate-a))'],
    ['styles for the screens of another remote', styles('[data-remote="exam"] h1, .revisoins_exam-a { color: red }'), '([data-remote="exam"] h1, .revisoins_exam-a)'],
    ['a link to a file of the system', changed((folder) => symlinkSync('/etc/hostname', join(folder, 'name.txt'))), 'name.txt is a symbolic link'],
    ['a link to a folder', changed((folder) => {
      mkdirSync(join(folder, 'assets'));
      symlinkSync('/', join(folder, 'assets/all'));
    }), 'assets/all is a symbolic link'],
  ])('for %s', async (_, folder, sentence) => {
    expect(await check(folder(), '--skip-types')).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
  });

  test('for types that say nothing', async () => {
    const empty = { ...remoteTypes(), files: {}, libraries: {}, exposes: {}, uses: {} };
    const folder = changed((built) => writeFileSync(join(built, 'types.json'), JSON.stringify(empty)))();
    expect(await check(folder)).toMatchObject({ code: 1, said: expect.stringContaining('types.json says nothing of ./routes/v1') });
  }, 30_000);

  test('for a version whose tag makes it none', async () => {
    const { code, said } = await publish(site, 'quiz', build(), '--tag', 'a..b');
    expect([code, said]).toEqual([1, expect.stringContaining('"1.0.0-a..b" is no version')]);
  });
});

test('the ceiling of a site is its own', async () => {
  const file = join(site, 'site.json');
  const before = readFileSync(file, 'utf8');
  asJson(file, { limits: { entry: 100 } });
  expect(await check(build(), '--skip-types')).toMatchObject({ code: 1, said: expect.stringContaining('above the 100 that this site allows') });
  writeFileSync(file, before);
  expect(await check(build(), '--skip-types')).toMatchObject({ code: 0 });
});

test('what a server would follow out of a build is not copied', async () => {
  const folder = build();
  rmSync(join(folder, 'locales/en/quiz.json'));
  symlinkSync('/etc/hostname', join(folder, 'locales/en/quiz.json'));
  expect((await publish(site, 'quiz', folder)).said).toContain('is a symbolic link');
  expect((await remote('list', '--site', site)).said).not.toContain('quiz');
});
