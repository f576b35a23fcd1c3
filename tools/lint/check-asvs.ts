import requirements from './asvs-requirements.json' with { type: 'json' };

/** The table of requirements that this check reads. */
export const ASVS_TABLE = 'docs/security/asvs.md';

const states = ['met', 'partly', 'not met', 'n/a'];

interface Row {
  level: string;
  wording: string;
  state: string;
  answer: string;
}

/** The rows of the table by their number: `| 1.2.4 | 1 | wording | met | answer |`. */
function readRows(table: string): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const line of table.split('\n')) {
    const [, number, ...cells] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (number === undefined || !/^\d+\.\d+\.\d+$/.test(number)) continue;
    const [level = '', wording = '', state = '', answer = ''] = cells;
    rows.set(number, [...(rows.get(number) ?? []), { level, wording, state, answer }]);
  }
  return rows;
}

/** `` `tests/x.test.ts` "its title" ``, or a file without a title. */
const PROOF = /`([\w./-]+\.[a-z]+)`(?:,? "([^"]+)")?/g;

/** Documents written for people, and the decisions in them. */
const isDocument = (file: string) => file.startsWith('docs/') || file.endsWith('README.md');

/**
 * Problems of the files and titles that an answer names. `proofs` counts its tests, decisions and documents:
 * a source shows where to look, and proves nothing.
 */
function readProofs(answer: string, files: ReadonlySet<string>, read: (file: string) => string) {
  const problems: string[] = [];
  let proofs = 0;
  for (const [, file = '', title] of answer.matchAll(PROOF)) {
    if (!file.includes('/')) continue;
    if (!files.has(file)) problems.push(`${file} does not exist`);
    else if (/\.(test|spec)\.tsx?$/.test(file) && title === undefined)
      problems.push(`${file} is a test without the title that is meant`);
    else if (title !== undefined && !read(file).includes(title))
      problems.push(`${file} holds nothing called "${title}"`);
    else if (title !== undefined || isDocument(file)) proofs += 1;
  }
  for (const [, number = ''] of answer.matchAll(/\bdecision (\d+)/g)) {
    const start = `docs/decisions/${number.padStart(4, '0')}-`;
    if ([...files].some((file) => file.startsWith(start))) proofs += 1;
    else problems.push(`there is no decision ${number}`);
  }
  return { problems, proofs };
}

/**
 * Problems of the OWASP ASVS table, one sentence each: every requirement of levels 1 and 2 has one row with
 * its level, a wording and a state, and names an existing test title, decision or document; a requirement
 * that does not apply gives its reason. Pure, except for `read`.
 */
export function checkAsvs(
  table: string,
  files: readonly string[],
  read: (file: string) => string,
  required: Record<string, readonly string[]> = requirements,
): string[] {
  const rows = readRows(table);
  const known = new Set(files);
  const expected = new Map(
    Object.entries(required).flatMap(([level, numbers]) => numbers.map((number) => [number, level] as const)),
  );
  const missing = [...expected.keys()]
    .filter((number) => !rows.has(number))
    .map((number) => `requirement ${number} has no row.`);
  const wrong = [...rows].flatMap(([number, same]) => {
    const level = expected.get(number);
    if (level === undefined) return [`there is no requirement ${number} in levels 1 and 2.`];
    if (same.length > 1) return [`requirement ${number} has ${same.length} rows.`];
    return same.flatMap((row) => {
      const problems: string[] = [];
      if (row.level !== level) problems.push(`is of level ${level}, not ${row.level}`);
      if (row.wording === '') problems.push('has no wording');
      if (!states.includes(row.state))
        problems.push(`has the state "${row.state}"; it is one of ${states.join(', ')}`);
      if (row.answer === '') problems.push('has no answer');
      const proofs = readProofs(row.answer, known, read);
      problems.push(...proofs.problems);
      const isClaim = states.includes(row.state) && row.state !== 'n/a' && row.answer !== '';
      if (isClaim && proofs.proofs + proofs.problems.length === 0)
        problems.push(`is ${row.state} and names no test, decision or document`);
      return problems.map((problem) => `requirement ${number}: ${problem}.`);
    });
  });
  return [...missing, ...wrong].map((problem) => `${ASVS_TABLE}: ${problem}`);
}
