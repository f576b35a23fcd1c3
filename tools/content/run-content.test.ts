import { mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankFile, type BankItem } from '@revisoins/assessment/bank';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sourceItem } from './source-file.fixture.ts';
import { sheetKey } from './readings/reading.schema.ts';
import { formatFile } from './fix-file-typography.ts';
import { runContent } from './run-content.ts';

const directory = mkdtempSync(join(tmpdir(), 'content-'));
const file = join(directory, 'skills/comp-08.json');

beforeAll(() => {
  mkdirSync(join(directory, 'skills'));
  const { item } = sourceItem({
    fr: { explanation: 'Attention : allergie.' },
    en: { explanation: 'Note: allergy.' },
  });
  writeFileSync(file, formatFile({ skill: 8, items: [item] }));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** In this process: starting one for each of fifty commands costs more than all that they do. */
async function run(...args: string[]) {
  const said: string[] = [];
  const hear = (text: unknown) => void said.push(`${String(text)}\n`);
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  const status = await runContent(args).finally(() => vi.restoreAllMocks());
  return { status, output: said.join('') };
}

test('check names file, item and what to do, and fails', async () => {
  const { status, output } = await run('check', '--directory', directory);
  expect(status).toBe(1);
  expect(output).toContain('skills/comp-08.json c08-001: fr.explanation breaks the typography');
  expect(output).toContain('npm run content -- fix-typography');
});

test('fix-typography rewrites the file', async () => {
  expect(await run('fix-typography', '--directory', directory)).toEqual({
    status: 0,
    output: 'skills/comp-08.json: rewritten\n',
  });
  expect(readFileSync(file, 'utf8')).toContain('Attention\u00a0: allergie.');
  expect((await run('fix-typography', '--directory', directory)).output).toBe('');
});

test('stats counts the items of each file', async () => {
  expect(await run('stats', '--directory', directory)).toMatchObject({
    status: 0,
    output: expect.stringContaining('skills/comp-08.json'),
  });
});

test('cues shows what sets an option apart, in words and for programs', async () => {
  const own = ['--directory', directory];
  const shown = await run('cues', '8', ...own);
  expect(shown).toMatchObject({ status: 0, output: expect.stringContaining('skills/comp-08.json') });
  const { status, output } = await run('cues', '--ids', 'c08-001', '--lang', 'en', '--json', ...own);
  expect(status).toBe(0);
  expect(JSON.parse(output)).toMatchObject({
    items: [{ id: 'c08-001', language: 'en', key: 'b', cues: [] }],
    files: [{ items: 1, flagged: 0 }],
  });
  expect((await run('cues', '--bank', 'nonsense', ...own)).status).toBe(2);
});

/** In the test's own bank. */
const inBank = (...args: string[]) => run(...args, '--directory', directory);
const out = (name: string) => join(directory, name);
const readItems = () => bankFile.parse(JSON.parse(readFileSync(file, 'utf8'))).items;

test('preview shows both languages and no key until it is asked for', async () => {
  const { output } = await inBank('preview', 'c08-001');
  expect(output).toContain('Que faites-vous?');
  expect(output).toContain('What do you do?');
  expect(output).toContain('Non révisé par un professionnel');
  expect(output).not.toContain('Le geste vient');
  expect((await inBank('preview', 'c08-001', '--key')).output).toMatch(
    /\* [A-D]\) Se laver les mains\n +Le geste vient/,
  );
});

test('a sheet is answered, graded into the record, and then the item counts as read', async () => {
  expect((await inBank('sheet', '--out', out('sheet.txt'), '--unread')).status).toBe(0);
  expect(readFileSync(out('sheet.txt'), 'utf8')).toContain('Se laver les mains');
  expect(statSync(out('sheet.txt.key.json')).mode & 0o777).toBe(0o600);
  const key = sheetKey.parse(JSON.parse(readFileSync(out('sheet.txt.key.json'), 'utf8')));
  const answer = 'ABCD'[key['c08-001']?.order.indexOf('b') ?? 0];
  writeFileSync(out('answers.json'), JSON.stringify({ 'c08-001': { answer, verdict: 'clear' } }));
  expect((await inBank('check')).output).toContain('has not been read blind');
  const unsaid = await inBank(
    'grade',
    out('sheet.txt.key.json'),
    out('answers.json'),
    '--reader',
    'Lectrice 1',
  );
  expect(unsaid).toMatchObject({ status: 2, output: expect.stringContaining('--reader-kind') });
  const graded = await inBank(
    'grade',
    out('sheet.txt.key.json'),
    out('answers.json'),
    '--reader',
    'Lectrice 1',
    '--reader-kind',
    'model',
    '--date',
    '2026-01-31',
  );
  expect(graded).toMatchObject({
    status: 0,
    output: expect.stringContaining('all: 1 read, 0 disagreed, 0 agreed but contested'),
  });
  expect(readFileSync(out('readings.json'), 'utf8')).toContain('"reader":"Lectrice 1","readerKind":"model"');
  expect((await inBank('check')).output).not.toContain('has not been read blind');
  expect((await inBank('sheet', '--out', out('again.txt'), '--unread')).status).toBe(2);
});

test('review names the professional in the data, and keeps the version', async () => {
  expect((await inBank('review', 'c08-001', '--reviewer', 'Anne Roy')).status).toBe(2);
  expect((await inBank('review', 'c08-001', '--reviewer', 'Anne Roy, infirmière')).status).toBe(0);
  expect(readItems()[0]).toMatchObject({
    version: 1,
    review: { status: 'reviewed', reviewer: 'Anne Roy, infirmière' },
  });
});

test('check, stats, fix-typography and review treat reference entries too', async () => {
  mkdirSync(out('reference'));
  const wording = (title: string, more: string) => ({
    title,
    terms: ['pouls', 'FC', 'cœur'],
    short: `${title}, 60-100 battements/min; beats/min.`,
    more: [more],
  });
  const entry = {
    id: 'adult-heart-rate',
    version: 1,
    kind: 'value',
    skills: [14],
    review: { status: 'unreviewed', reviewer: null },
    see: ['child-heart-rate'],
    fr: wording("Fréquence cardiaque de l'adulte", 'Le pouls se compte au repos, pendant une minute.'),
    en: wording('Adult heart rate', 'Count the pulse at rest, for one minute.'),
  };
  const title = { fr: 'Signes vitaux', en: 'Vital signs' };
  const place = out('reference/vital-signs.json');
  writeFileSync(place, JSON.stringify({ topic: 'vital-signs', title, entries: [entry] }));
  expect((await inBank('check')).output).toContain(
    'reference/vital-signs.json adult-heart-rate: see: there is no entry "child-heart-rate"',
  );
  expect((await inBank('stats')).output).toMatch(/vital-signs +1 +1/);
  expect((await inBank('fix-typography')).output).toContain('reference/vital-signs.json: rewritten');
  expect(readFileSync(place, 'utf8')).toContain('de l’adulte');
  expect(await inBank('review', 'adult-heart-rate', '--reviewer', 'Anne Roy, infirmière')).toEqual({
    status: 0,
    output: 'reference/vital-signs.json: adult-heart-rate reviewed by Anne Roy, infirmière\n',
  });
  expect(readFileSync(place, 'utf8')).toContain('"reviewer": "Anne Roy, infirmière"');
  expect((await inBank('review', 'adult-pulse', '--reviewer', 'Anne Roy, infirmière')).output).toContain(
    'there is no item or entry "adult-pulse"',
  );
  rmSync(out('reference'), { recursive: true });
});

test('add gives a valid item the next id and a key that the bank lacks', async () => {
  expect((await inBank('add', '8')).output).toContain('c08-002 added');
  expect(readItems().map(({ id, key }) => [id, key])).toEqual([
    ['c08-001', 'b'],
    ['c08-002', 'a'],
  ]);
});

test('a faulty import names its lines and writes nothing', async () => {
  const before = readFileSync(file, 'utf8');
  writeFileSync(out('in.csv'), `id;lang;key;stem\nc08-001;fr;e;Quoi?\nnew;fr;a;Quoi?\n`);
  const { status, output } = await inBank('import', '--format', 'csv', out('in.csv'), '--to', 'comp-08');
  expect(status).toBe(1);
  expect(output).toContain('line 2: c08-001: key:');
  expect(output).toContain('line 3: new: the row in "en" is missing');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a file that is missing, or not in UTF-8 as spreadsheets save it on Windows, is named without a stack', async () => {
  const before = readFileSync(file, 'utf8');
  expect(await inBank('import', '--format', 'csv', out('none.csv'), '--to', '8')).toEqual({
    status: 2,
    output: `${out('none.csv')}: there is no such file or folder\n`,
  });
  writeFileSync(out('latin.csv'), Buffer.from('id,lang,explanation\nc08-001,fr,Soulagée\n', 'latin1'));
  const { status, output } = await inBank('import', '--format', 'csv', out('latin.csv'), '--to', '8');
  expect([status, output]).toEqual([2, expect.stringContaining('latin.csv is not in UTF-8')]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test.each(['csv', 'gift'])('what is exported as %s, edited and imported is a new version', async (format) => {
  const [{ version, review }] = readItems() as [BankItem];
  expect(review.status).toBe(format === 'csv' ? 'reviewed' : 'unreviewed');
  expect((await inBank('export', '--format', format, '--lang', 'fr', '--out', out('x'), '8')).status).toBe(0);
  writeFileSync(
    out('x'),
    readFileSync(out('x'), 'utf8').replace(/Mettre des gants[^#,]*/, `Mettre des gants (${format})`),
  );
  expect(await inBank('import', '--format', format, out('x'), '--to', '8')).toMatchObject({
    status: 0,
    output: expect.stringContaining('1 (c08-001) new versions, 0 with other metadata, 1 unchanged'),
  });
  expect(readItems()[0]).toMatchObject({
    version: version + 1,
    review: { status: 'unreviewed' },
    fr: { options: { a: { text: `Mettre des gants (${format})` } } },
  });
});

test('an import without a question is reported', async () => {
  writeFileSync(out('empty.gift'), '// nothing\n');
  expect(await inBank('import', '--format', 'gift', out('empty.gift'), '--to', '8')).toMatchObject({
    status: 1,
    output: expect.stringContaining('holds no question'),
  });
});

test('an import takes the items whose options are alike, and refuses the others with the reason', async () => {
  const before = readItems().length;
  const rows = (id: string, key: string) =>
    [
      ['fr', 'Laver le verre', 'Remplir le verre', key === 'told' ? 'Aviser le médecin' : 'Vider le verre'],
      ['en', 'Wash the glass', 'Fill the glass', key === 'told' ? 'Notify the doctor' : 'Empty the glass'],
    ].map(
      ([lang, a, b, c]) =>
        `${id},${lang},easy,Objectif ${id},c,${lang === 'fr' ? `Le verre ${id} est sale et vide. Que faites-vous?` : `The ${id} glass is dirty. What do you do?`},${a},r,${b},r,${c},r,${lang === 'fr' ? 'Casser le verre' : 'Break the glass'},r,e`,
    );
  writeFileSync(
    out('cues.csv'),
    [
      'id,lang,difficulty,objective,key,stem,a,a_rationale,b,b_rationale,c,c_rationale,d,d_rationale,explanation',
      ...rows('premier', 'told'),
      ...rows('second', 'alike'),
      '',
    ].join('\n'),
  );
  const { status, output } = await inBank('import', '--format', 'csv', out('cues.csv'), '--to', '8');
  expect(output).toContain('line 2: premier is refused: fr: only option c (the key) tells or calls somebody');
  expect(output).toContain(
    '1 (c08-003) added, 0 new versions, 0 with other metadata, 0 unchanged, 1 refused',
  );
  expect(status).toBe(1);
  expect(readItems()).toHaveLength(before + 1);
});

test.each(['csv', 'gift'])(
  'a %s whose edits give a key away changes only the other items',
  async (format) => {
    const before = readItems();
    const ids = before.map(({ id }) => id);
    expect((await inBank('export', '--format', format, '--out', out('two'), '8')).status).toBe(0);
    const edited = readFileSync(out('two'), 'utf8')
      .replace('Laver le verre', 'Laver le verre puis appeler le médecin')
      .replace('Wash the glass', 'Wash the glass then call the doctor')
      .replace(/(?:Mettre|Porter) des gants[^#,"]*/, `Porter des gants (${format})`);
    writeFileSync(out('two'), edited);
    const { status, output } = await inBank('import', '--format', format, out('two'), '--to', '8');
    expect(status).toBe(1);
    expect(output).toMatch(/^line \d+: c08-003 is refused: fr: only option a/m);
    expect(output).toContain('1 (c08-001) new versions');
    expect(output).toContain('1 refused.');
    expect(readItems().map(({ id }) => id)).toEqual(ids);
    for (const item of readItems()) {
      const old = before.find(({ id }) => id === item.id);
      if (item.id === 'c08-001') expect(item.fr.options.a.text).toBe(`Porter des gants (${format})`);
      else expect(item).toEqual(old);
    }
  },
);

test('an unreadable file of the bank is reported by every command that needs it', async () => {
  writeFileSync(join(directory, 'skills/comp-09.json'), '{,');
  for (const args of [
    ['seed', '--out', out('bad.sql')],
    ['add', '9'],
    ['preview', 'c09-001'],
  ]) {
    const { status, output } = await inBank(...args);
    expect([args[0], status === 0]).toEqual([args[0], false]);
    expect(output).toContain('skills/comp-09.json: is not JSON');
  }
  rmSync(join(directory, 'skills/comp-09.json'));
});

test('seed writes the bank as SQL', async () => {
  expect((await inBank('seed', '--out', out('bank.sql'))).status).toBe(0);
  expect(readFileSync(out('bank.sql'), 'utf8')).toContain('c08-001');
});

test.each([
  [[]],
  [['nonsense']],
  [['toString']],
  [['check', '--nonsense']],
  [['grade']],
  [['preview', 'c99-001']],
])('explains itself when called with %j', async (args) => {
  expect(await run(...args)).toMatchObject({ status: 2, output: expect.stringContaining('Usage') });
});
