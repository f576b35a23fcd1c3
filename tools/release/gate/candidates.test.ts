import { createHash, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '@revisoins/workspace/paths';
import { writeFiles } from '@revisoins/types/tree.fixture';
import { remoteBuild } from '../build.fixture.ts';
import { publish, remote, siteWithShell } from '../run-release.fixture.ts';
import { remoteTypes } from '../types.fixture.ts';

/** Texts that every remote contains, as in the library. */
const skills = Object.fromEntries(
  ['fr', 'en'].map((code) => [
    `locales/${code}/skills.json`,
    readFileSync(join(root, 'libs/assessment/locales', code, 'skills.json'), 'utf8'),
  ]),
);

/** A site with a shell and the exam; every candidate here is a quiz. */
let site = '';
beforeAll(async () => {
  site = await siteWithShell();
  const exam = remoteBuild('exam', 'live', { namespaces: ['exam', 'marks', 'skills'] });
  writeFiles(exam, { ...skills, 'locales/fr/marks.json': '{"a":"x"}', 'locales/en/marks.json': '{"a":"x"}' });
  const { code, said } = await publish(site, 'exam', exam, '--tag', 'live');
  if (code !== 0) throw new Error(said);
});

const route = (path: string, id = 'home') =>
  ({ id, path, access: 'everyone', expose: './routes/v1' }) as const;
const build = (change: Parameters<typeof remoteBuild>[2] = {}) => remoteBuild('quiz', 'candidate', change);
const asJson = (file: string, change: object) =>
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...change }));
const check = (folder: string, ...more: string[]) =>
  remote('check', 'quiz', '--site', site, '--from', folder, '--skip-run', ...more);

/** A build with changes in its folder. */
function changed(
  change: (folder: string) => void,
  declared: Parameters<typeof remoteBuild>[2] = {},
): () => string {
  return () => {
    const folder = build(declared);
    change(folder);
    return folder;
  };
}
const declared = (change: Parameters<typeof remoteBuild>[2]) => () => build(change);
const buildJson = (change: object) => changed((folder) => asJson(join(folder, 'build.json'), change));
const entry = (text: string) => changed((folder) => writeFileSync(join(folder, 'remoteEntry.js'), text));
const late = {
  'assets/560.237d31e5e9.js': 'self.late = [];',
  'assets/home.e801eb992f.js': 'self.home = 1;',
  'assets/home.fef1735ab8.css': '[data-remote="quiz"] h2 { color: red }',
};
/** A build whose entry loads files later, with one of them changed or missing. */
const withLate = (change: Record<string, string | undefined> = {}, listed = Object.keys(late)) =>
  changed((folder) => {
    const lateHash = (name: string, algorithm = 'sha256') =>
      `${algorithm}-${createHash(algorithm)
        .update(late[name as keyof typeof late])
        .digest('base64')}`;
    const tables = `u.k=e=>"assets/"+({806:"home"}[e]||e)+"."+({806:"fef1735ab8"})[e]+".css",u.u=e=>"assets/"+({806:"home"}[e]||e)+"."+({560:"237d31e5e9",806:"e801eb992f"})[e]+".js",u.sriCssHashes={806:"${lateHash('assets/home.fef1735ab8.css')}"}`;
    writeFiles(folder, {
      ...late,
      'remoteEntry.js': `${readFileSync(join(folder, 'remoteEntry.js'), 'utf8')};var u={};${tables}`,
    });
    const scripts = listed.filter((name) => name.endsWith('.js'));
    asJson(join(folder, 'build.json'), {
      files: [...listed, 'remoteEntry.js'],
      integrity: Object.fromEntries(scripts.map((name) => [name, lateHash(name, 'sha384')])),
    });
    for (const [name, text] of Object.entries(change)) {
      if (text === undefined) rmSync(join(folder, name));
      else writeFileSync(join(folder, name), text);
    }
  });
const styles = (css: string) => changed((folder) => void writeFiles(folder, { 'assets/quiz.css': css }));
const namespace = (name: string) =>
  changed(
    (folder) =>
      void writeFiles(folder, {
        [`locales/fr/${name}.json`]: '{"title":"PIRATE"}',
        [`locales/en/${name}.json`]: '{"title":"PIRATE"}',
      }),
    { namespaces: ['quiz', name] },
  );
const texts = (fr: object, en: object) =>
  changed(
    (folder) =>
      void writeFiles(folder, {
        'locales/fr/quiz.json': JSON.stringify(fr),
        'locales/en/quiz.json': JSON.stringify(en),
      }),
  );
const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`text${at}`, `Texte ${at}`]));
const navigation = (count: number, label: string) => ({
  nav: Array.from({ length: count }, (_, order) => ({
    to: '/quiz',
    access: 'everyone' as const,
    order,
    label: { fr: label, en: label },
  })),
});

test.each([
  ['as the preset builds it', declared({})],
  [
    'with a container of its own for the build',
    changed((folder) => {
      asJson(join(folder, 'build.json'), { container: 'revisoins_quiz_1a2b3c4d' });
      const file = join(folder, 'remoteEntry.js');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('revisoins_quiz', 'revisoins_quiz_1a2b3c4d'));
    }),
  ],
  [
    'with the names of skills as the others have them',
    changed((folder) => void writeFiles(folder, skills), { namespaces: ['quiz', 'skills'] }),
  ],
  [
    'with a text that is the same in both languages',
    texts(
      { ...many, a: 'Test {{n}}' },
      { ...Object.fromEntries(Object.keys(many).map((key) => [key, key])), a: 'Test {{n}}' },
    ),
  ],
  ['with files that its entry loads later', withLate()],
  [
    'with plural forms that only French has',
    changed((folder) => {
      writeFileSync(join(folder, 'locales/fr/quiz.json'), '{"n_one":"x","n_many":"x","n_other":"x"}');
      writeFileSync(join(folder, 'locales/en/quiz.json'), '{"n_one":"x","n_other":"x"}');
    }),
  ],
  [
    'with styles of its own, and with faces and motions that are for everybody',
    styles(
      '@layer primitives { .revisoins_quiz-card :is(h1, h2) { color: red } } @font-face { font-family: "Q"; src: url(q.woff2) } @media print { [data-remote="quiz"] h1 { color: red } } .revisoins_quiz-a { & > b, &:hover { color: red } @media print { i { color: red } color: blue } } .revisoins_quiz-a::before, [data-theme="dark"] :where([data-remote=quiz]) h1 { background: url(data:image/svg+xml,a) } @keyframes revisoins_quiz-turn { to { rotate: 1turn } }',
    ),
  ],
  [
    'with a parameter behind a word',
    declared({ routes: [route('/quiz'), route('/quiz/:skillId')].slice(1), nav: [] }),
  ],
])('a candidate passes %s', async (_, folder) => {
  expect(await check(folder(), '--skip-types')).toMatchObject({
    code: 0,
    said: expect.stringContaining('may be published'),
  });
});

describe('a candidate is refused', () => {
  test.each([
    [
      'a declaration that is a folder',
      changed((folder) => {
        rmSync(join(folder, 'remote.json'));
        mkdirSync(join(folder, 'remote.json'));
      }),
      'remote.json is missing',
    ],
    [
      'texts that are nested without an end',
      changed(
        (folder) =>
          void writeFiles(folder, {
            'locales/fr/quiz.json': `${'{"a":'.repeat(5000)}"x"${'}'.repeat(5000)}`,
          }),
      ),
      'The French of the namespace "quiz" is missing or empty',
    ],
    [
      'a route for every address',
      declared({ routes: [route('/:any')], nav: [] }),
      'take every address that nobody has',
    ],
    [
      'a route for every address with two parts',
      declared({ routes: [route('/:any/:more')], nav: [] }),
      'take every address that nobody has',
    ],
    ...['/embed/quiz', '/en/about', '/assets/x', '/index', '/locales/fr', '/App'].map(
      (path): [string, () => string, string] => [
        `a route at ${path}`,
        declared({ routes: [route(path)], nav: [] }),
        "the shell's server answers by itself",
      ],
    ),
    [
      'a route that takes an address of another',
      declared({ routes: [route('/exam')], nav: [] }),
      'belongs to exam',
    ],
    [
      'an entry that is a page',
      entry('<!doctype html><title>Not found</title>revisoins_quiz'),
      'is a page (HTML), not a script',
    ],
    ['an entry with a syntax error', entry('var revisoins_quiz = {'), 'remoteEntry.js is not a script'],
    [
      'an entry that defines another container',
      entry('var other = 1; // "home"'),
      'defines no revisoins_quiz',
    ],
    [
      'a chunk that was deleted',
      buildJson({ files: ['remoteEntry.js', 'assets/gone.1.js'] }),
      'assets/gone.1.js is missing',
    ],
    [
      'a build that does not say which files it has',
      changed((folder) =>
        writeFileSync(
          join(folder, 'build.json'),
          JSON.stringify({ container: 'revisoins_quiz', shared: {} }),
        ),
      ),
      'does not say which files the build has',
    ],
    [
      'a late script that was deleted, from the list as well',
      withLate({ 'assets/560.237d31e5e9.js': undefined }, []),
      'The script of the chunk 560 is missing',
    ],
    [
      'a late style sheet that was deleted, from the list as well',
      withLate({ 'assets/home.fef1735ab8.css': undefined }, []),
      'The style sheet of the chunk 806 is missing',
    ],
    [
      'a late script that is a page',
      withLate({ 'assets/560.237d31e5e9.js': '<!doctype html><title>Not found</title>' }),
      'assets/560.237d31e5e9.js is not what the build made',
    ],
    [
      'a late script that was cut in half',
      withLate({ 'assets/home.e801eb992f.js': 'self.ho' }),
      'assets/home.e801eb992f.js is not what the build made',
    ],
    [
      'an empty late script',
      withLate({ 'assets/home.e801eb992f.js': '' }),
      'assets/home.e801eb992f.js is not what the build made',
    ],
    [
      "late scripts in each other's place",
      withLate({
        'assets/560.237d31e5e9.js': late['assets/home.e801eb992f.js'],
        'assets/home.e801eb992f.js': late['assets/560.237d31e5e9.js'],
      }),
      'assets/home.e801eb992f.js is not what the build made',
    ],
    [
      'no build.json',
      changed((folder) => rmSync(join(folder, 'build.json'))),
      'The build has no build.json, which says what it is. Build again',
    ],
    [
      'a build.json that was cut in half',
      changed((folder) => writeFileSync(join(folder, 'build.json'), '{"container": "revisoins_')),
      'build.json is not JSON; look at line 1, column 15.',
    ],
    ['a build.json of another shape', buildJson({ container: 1 }), 'build.json, container: Invalid input'],
    [
      'a text that was changed after the build',
      buildJson({ integrity: { 'remoteEntry.js': 'sha384-a', 'locales/en/quiz.json': 'sha384-b' } }),
      'locales/en/quiz.json is not what the build made',
    ],
    [
      'a declaration that was changed after the build',
      buildJson({ integrity: { 'remoteEntry.js': 'sha384-a', 'remote.json': 'sha384-b' } }),
      'remote.json is not what the build made',
    ],
    [
      'late scripts that have no hash in the build',
      changed((folder) => {
        writeFiles(folder, { 'assets/1.js': '0;' });
        asJson(join(folder, 'build.json'), { files: ['assets/1.js', 'remoteEntry.js'] });
      }),
      'has no table of hashes',
    ],
    [
      'preloads of a file outside of the build',
      buildJson({ preload: { home: ['../../../../../etc/hostname'] } }),
      'preloads "../../../../../etc/hostname", which is not a plain path',
    ],
    [
      'preloads of a folder',
      changed((folder) => {
        mkdirSync(join(folder, 'assets'));
        asJson(join(folder, 'build.json'), { preload: { home: ['assets'] } });
      }),
      'preloads "assets", which is not a plain path',
    ],
    [
      'preloads of a file five thousand times',
      buildJson({ preload: { home: Array.from({ length: 5000 }, () => 'remoteEntry.js') } }),
      'preloads 5000 files, more than the 50',
    ],
    [
      'preloads of a file twice',
      buildJson({ preload: { home: ['remoteEntry.js', 'remoteEntry.js'] } }),
      'preloads remoteEntry.js more than once',
    ],
    [
      'a list with a file outside of the build',
      buildJson({ files: ['remoteEntry.js', '/etc/hostname'] }),
      'lists "/etc/hostname", which is not a plain path',
    ],
    [
      'a compressed form that is another file',
      changed((folder) => writeFileSync(join(folder, 'remoteEntry.js.gz'), gzipSync('var other;'))),
      'remoteEntry.js.gz holds something else than remoteEntry.js',
    ],
    [
      'preloads of files that are not there',
      buildJson({ preload: { home: ['assets/gone.1.js'] } }),
      'preloads assets/gone.1.js',
    ],
    ['preloads of a route that is not declared', buildJson({ preload: { other: [] } }), 'the route "other"'],
    [
      'the container of another remote',
      buildJson({ container: 'revisoins_exam_live' }),
      'as that of another remote',
    ],
    [
      'a container that is a global of the page',
      buildJson({ container: 'location' }),
      'a global of the page',
    ],
    [
      'a route id that nothing of the build has',
      declared({ routes: [route('/quiz', 'nowhere')] }),
      'anything with the id "nowhere"',
    ],
    ['a namespace of the shell', namespace('shell'), 'belongs to the shell'],
    ['a namespace named as another remote', namespace('exam'), 'belongs to exam'],
    ['a further namespace of another remote', namespace('marks'), 'belongs to exam'],
    [
      'a language that lacks most texts',
      changed((folder) =>
        writeFileSync(join(folder, 'locales/fr/quiz.json'), '{"title":"x","a":{"b":"x","c":"x","d":"x"}}'),
      ),
      'The English of the namespace "quiz" lacks 3',
    ],
    [
      'other names of skills than the live remotes have',
      namespace('skills'),
      'The texts of the namespace "skills", which remotes share, are not those of any version that learners get',
    ],
    [
      'empty texts',
      texts({ title: 'Bonjour', more: 'Plus' }, { title: ' ', more: '' }),
      'The English of the namespace "quiz" has 2 empty texts ("title", "more")',
    ],
    [
      'texts without their placeholders',
      texts({ title: 'Bonjour {{name}}' }, { title: 'Hello' }),
      '1 texts of the namespace "quiz" have different {{placeholders}} in English',
    ],
    [
      'an English that is the French',
      texts(many, many),
      '21 of 21 texts of the namespace "quiz" are the same in English and French',
    ],
    [
      'nothing shared declared, and things taken',
      changed((folder) => {
        const file = join(folder, 'remoteEntry.js');
        writeFileSync(file, `${readFileSync(file, 'utf8')};({shareKey:"react",import:null})`);
        asJson(join(folder, 'build.json'), { shared: {} });
      }),
      'takes react from the host and build.json does not say so',
    ],
    [
      'things taken that every object has',
      buildJson({ shared: { constructor: '^1.0.0' } }),
      'It takes constructor from its host, and the live shell provides none',
    ],
    [
      'an entry that no page can begin with',
      changed((folder) =>
        appendFileSync(join(folder, 'remoteEntry.js'), `//${randomBytes(9_000_000).toString('base64')}`),
      ),
      'remoteEntry.js has 12.0 MB before it is compressed, more than the 1.0 MB',
    ],
    [
      'a budget that it raised itself',
      declared({ budget: { entry: 10_000_000 } }),
      'above the 12288 that this site allows',
    ],
    ['a version that is none', declared({ version: '1.0.0-..' }), '"1.0.0-.." is not a version'],
    [
      'a version without an end',
      declared({ version: `1.0.0-${'a'.repeat(194)}` }),
      'has 200 characters, more than the 40',
    ],
    [
      'sixty entries in the navigation',
      declared(navigation(60, 'Quiz')),
      'It has 60 entries in the navigation',
    ],
    [
      'a version of 200 characters',
      declared({ version: `1.0.0-${'x'.repeat(194)}` }),
      'The version has 200 characters',
    ],
    [
      'two routes with the same addresses',
      declared({ routes: [route('/quiz'), route('/quiz/:a', 'one'), route('/Quiz/:b', 'two')] }),
      'Two routes have the path /quiz/:a, /Quiz/:b',
    ],
    [
      'an entry in the navigation to a parameter',
      declared({
        routes: [route('/quiz/:id')],
        nav: [{ to: '/quiz/:id', access: 'everyone', order: 1, label: { fr: 'Quiz', en: 'Quiz' } }],
      }),
      'leads to a path with a parameter',
    ],
    [
      'the same entry in the navigation twice',
      declared(navigation(2, 'Quiz')),
      'The navigation has /quiz more than once',
    ],
    ['a label of blanks', declared(navigation(1, '   ')), 'The label of /quiz (fr) is blank'],
    [
      'a label that turns the text around',
      declared(navigation(1, 'Quiz\u202e')),
      'The label of /quiz (fr) is blank, or has characters that nobody sees',
    ],
    [
      'a title that nobody sees',
      declared({ title: { fr: '\u200b', en: 'Quiz' } }),
      'The title (fr) is blank',
    ],
    ['a label of 400 characters', declared(navigation(1, 'x'.repeat(400))), 'has 400 characters'],
    [
      'a file of 300 MB',
      changed((folder) => {
        writeFileSync(join(folder, 'film.bin'), '');
        truncateSync(join(folder, 'film.bin'), 300_000_000);
      }),
      'its largest file is film.bin (300.0 MB)',
    ],
    [
      'folders 300 deep',
      changed((folder) => void writeFiles(folder, { [`${'a/'.repeat(300)}b.txt`]: 'x' })),
      'has 605 characters, more than the 200',
    ],
    [
      'names that differ in capital letters alone',
      changed((folder) => void writeFiles(folder, { 'assets/a.txt': 'x', 'Assets/A.txt': 'y' })),
      'differ in capital letters alone',
    ],
    [
      'a name in two lines',
      changed((folder) => void writeFiles(folder, { 'a\nb.txt': 'x' })),
      '"a\\nb.txt" has a backslash or a character that nobody sees',
    ],
    [
      'more files than anybody counts',
      changed(
        (folder) =>
          void writeFiles(
            folder,
            Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`many/${at}.txt`, ''])),
          ),
      ),
      'files, more than the 2000 that it may have',
    ],
    [
      'a film',
      changed((folder) => writeFileSync(join(folder, 'film.bin'), Buffer.alloc(21_000_000))),
      'more than the 20.0 MB that this site takes; its largest file is film.bin (21.0 MB)',
    ],
    [
      'styles for every heading of the page',
      styles('h1 { color: red !important }'),
      'assets/quiz.css styles elements of other parts of the page (h1)',
    ],
    [
      'styles that only look like its own',
      styles(
        '.revisoins_quiz-a{color:red}@media print{a:not(.revisoins_quiz-a),body:has(.revisoins_quiz-a){color:red}}',
      ),
      '(a:not(.revisoins_quiz-a), body:has(.revisoins_quiz-a))',
    ],
    [
      'styles for the screens of another remote',
      styles('[data-remote="exam"] h1, .revisoins_exam-a { color: red }'),
      '([data-remote="exam"] h1, .revisoins_exam-a)',
    ],
    ...(
      [
        [
          'a quote in a bare address',
          ".revisoins_quiz-a{background:url(a'b)} h1{color:red} .revisoins_quiz-b{background:url(c'd)}",
          'not valid CSS',
        ],
        [
          'a comment in a bare address',
          '.revisoins_quiz-a{background:url(a/*b)} h1{color:red} .revisoins_quiz-b{background:url(c*/d)}',
          '(h1)',
        ],
        [
          'rules in a rule',
          '.revisoins_quiz-a{ body:has(&) h1{color:red} :not(&){color:red} & b{color:red} }',
          '(body:has(&) h1, :not(&))',
        ],
        ['a style sheet of others', '@import "https://example.org/a.css";', '(@import)'],
        ['a rule that nobody knows', '@unheard { h1 { color: red } }', '(@unheard)'],
        [
          'a class in a text',
          'h1:not([title=".revisoins_quiz-a"]), [title=".revisoins_quiz-a"] { color: red }',
          '(h1:not([title=".revisoins_quiz-a"]), [title=".revisoins_quiz-a"])',
        ],
        [
          'what stands beside its screens',
          '[data-remote="quiz"] ~ *, [data-remote="quiz"] + main h1 { color: red }',
          '([data-remote="quiz"] ~ *',
        ],
        ['another character set', '@charset "utf-16"; .revisoins_quiz-a { color: red }', 'is not in UTF-8'],
      ] as const
    ).map(([what, css, sentence]): [string, () => string, string] => [
      `styles with ${what}`,
      styles(css),
      sentence,
    ]),
    [
      'styles in a file .CSS',
      changed((folder) => void writeFiles(folder, { 'assets/quiz.CSS': 'h1{color:red}' })),
      'assets/quiz.CSS styles elements of other parts of the page (h1)',
    ],
    [
      'a link to a file of the system',
      changed((folder) => symlinkSync('/etc/hostname', join(folder, 'name.txt'))),
      'name.txt is a symbolic link',
    ],
    [
      'a link to a folder',
      changed((folder) => {
        mkdirSync(join(folder, 'assets'));
        symlinkSync('/', join(folder, 'assets/all'));
      }),
      'assets/all is a symbolic link',
    ],
  ])('for %s', async (_, folder, sentence) => {
    expect(await check(folder(), '--skip-types')).toMatchObject({
      code: 1,
      said: expect.stringContaining(sentence),
    });
  });

  test('for types that say nothing', async () => {
    const empty = { ...remoteTypes(), files: {}, libraries: {}, exposes: {}, uses: {} };
    const folder = changed((built) => writeFileSync(join(built, 'types.json'), JSON.stringify(empty)))();
    expect(await check(folder)).toMatchObject({
      code: 1,
      said: expect.stringContaining('types.json says nothing of ./routes/v1'),
    });
  });

  test('for a version whose tag makes it none', async () => {
    const { code, said } = await publish(site, 'quiz', build(), '--tag', 'a..b');
    expect([code, said]).toEqual([1, expect.stringContaining('"1.0.0-a..b" is not a version')]);
  });
});

test('texts that learners have are dropped, or changed for all, only with the option for it', async () => {
  const own = await siteWithShell();
  const first = changed((folder) => void writeFiles(folder, skills), { namespaces: ['quiz', 'skills'] })();
  writeFiles(first, {
    'locales/fr/quiz.json': '{"a":"Un","b":"Deux","c":"Trois"}',
    'locales/en/quiz.json': '{"a":"One","b":"Two","c":"Three"}',
  });
  expect(await publish(own, 'quiz', first, '--tag', 'first')).toMatchObject({ code: 0 });
  const poor = ['quiz', '--from', build({ version: '1.0.1' }), '--site', own, '--skip-run', '--skip-types'];
  expect(await remote('check', ...poor)).toMatchObject({
    code: 1,
    said: expect.stringContaining('The namespace "quiz" has 0 of the 3 texts that quiz 1.0.0-first has'),
  });
  expect(await remote('check', ...poor, '--new-texts', 'quiz')).toMatchObject({ code: 0 });
  const renamed = [
    'exam',
    '--from',
    writeFiles(remoteBuild('exam', 'renamed', { namespaces: ['exam', 'skills'] }), {
      'locales/fr/skills.json': '{"a":"Un"}',
      'locales/en/skills.json': '{"a":"One"}',
    }),
    '--site',
    own,
    '--skip-run',
    '--skip-types',
  ];
  expect(await remote('check', ...renamed)).toMatchObject({
    code: 1,
    said: expect.stringContaining('--new-texts skills'),
  });
  expect(await remote('check', ...renamed, '--new-texts', 'skills')).toMatchObject({
    code: 0,
    said: expect.stringContaining('The texts of skills are NOT compared'),
  });
});

test('the ceiling of a site is its own', async () => {
  const file = join(site, 'site.json');
  const before = readFileSync(file, 'utf8');
  asJson(file, { limits: { entry: 100 } });
  expect(await check(build(), '--skip-types')).toMatchObject({
    code: 1,
    said: expect.stringContaining('above the 100 that this site allows'),
  });
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
