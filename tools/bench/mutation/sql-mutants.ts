import { collectMutants, type Mutant } from './mutant.ts';
import { mutateConditions } from './sql-conditions.ts';
import { sqlEdits, type SqlEdits } from './sql-edits.ts';
import { sqlStatements, sqlTokens, type Token } from './sql-tokens.ts';

/** Statements of a function in PL/pgSQL without which it still runs. */
const removableStatements = new Set(['perform', 'delete', 'update', 'insert', 'raise']);

/** The bracket that begins at `at`, with both of its ends. */
function bracketAt(tokens: readonly Token[], at: number): readonly Token[] {
  const open = tokens[at];
  if (open?.text !== '(') return [];
  const end = tokens.findIndex(
    ({ text, depth }, index) => index > at && text === ')' && depth === open.depth,
  );
  return tokens.slice(at, end + 1);
}

/** The words of a statement, with their positions. */
function indexWords(tokens: readonly Token[]) {
  const words = tokens.map(({ text }) => text);
  return {
    words,
    begins: (...start: string[]) => start.every((word, index) => words[index] === word),
    indexOf: (...expected: string[]) =>
      words.findIndex((_, index) => expected.every((word, offset) => words[index + offset] === word)),
  };
}

type Rule = (tokens: readonly Token[], edits: SqlEdits, source: string) => void;

/** Leaves the statement out. */
const drop =
  (operator: string): Rule =>
  (tokens, { span }) =>
    span(operator, tokens, '');

const mutatePolicy: Rule = (tokens, edits) => {
  edits.span('dropped policy', tokens, '');
  const { indexOf } = indexWords(tokens);
  const usingAt = indexOf('using', '(');
  const checkAt = indexOf('with', 'check', '(');
  for (const bracket of [
    usingAt === -1 ? [] : bracketAt(tokens, usingAt + 1),
    checkAt === -1 ? [] : bracketAt(tokens, checkAt + 2),
  ]) {
    edits.span('widened policy', bracket, '(true)');
    mutateConditions(bracket, edits, 'policy: ');
  }
};

const mutateGrant: Rule = (tokens, { replace, span }) => {
  const { words } = indexWords(tokens);
  span('dropped grant', tokens, '');
  const wider = { authenticated: 'anon', service_role: 'authenticated' }[words.at(-1) ?? ''];
  // The only role that it is granted to.
  const to = words.at(-2) === 'to' ? tokens.at(-1) : undefined;
  if (to && wider !== undefined) replace('widened grant', to, `${wider}, ${to.text}`);
  const concernsTable = !['execute', 'usage', 'all'].includes(words[1] ?? '');
  if (concernsTable) span('widened grant', tokens.slice(1, words.indexOf('on')), 'all');
};

const mutateTable: Rule = (tokens, edits) => {
  for (const [index, { text }] of tokens.entries()) {
    if (text === 'check') {
      const bracket = bracketAt(tokens, index + 1);
      edits.span('dropped constraint', bracket, '(true)');
      mutateConditions(bracket, edits, 'constraint: ');
    }
    if (text === 'on' && tokens[index + 1]?.text === 'delete')
      edits.span('dropped cascade', tokens.slice(index, index + 3), '');
  }
};

const mutateRowSecurity: Rule = (tokens, edits, source) => {
  if (indexWords(tokens).indexOf('row', 'level', 'security') === -1) return;
  drop('dropped row level security')(tokens, edits, source);
};

const mutateFunction: Rule = (tokens, edits, source) => {
  const definer = tokens.findIndex(
    ({ text }, index) => text === 'security' && tokens[index + 1]?.text === 'definer',
  );
  const word = tokens[definer + 1];
  if (definer !== -1 && word) edits.replace('invoker', word, 'invoker');
  const body = tokens.find(({ kind }) => kind === 'quoted');
  if (!body) return;
  const quote = /^\$\w*\$/.exec(body.text)?.[0].length ?? 2;
  const inner = sqlTokens(source, body.start + quote, body.end - quote);
  mutateConditions(inner, edits);
  if (!tokens.some(({ text }) => text === 'plpgsql')) return;
  for (const statement of sqlStatements(inner)) mutateCommand(statement, edits);
  mutateBranches(inner, edits);
};

/** A statement of PL/pgSQL, behind the words that open its block. */
function mutateCommand(statement: readonly Token[], { span }: SqlEdits): void {
  const at = statement.findIndex(({ text, depth }) => depth === 0 && removableStatements.has(text));
  if (
    at === -1 ||
    statement.slice(0, at).some(({ text }) => text === 'with' || text === 'for' || text === 'execute')
  )
    return;
  const opened = statement[at - 1]?.text;
  if (at > 0 && !['begin', 'then', 'else', 'loop'].includes(opened ?? '')) return;
  if (statement[at + 1]?.text === 'warning') return;
  span('removed statement', statement.slice(at), 'null');
}

function mutateBranches(tokens: readonly Token[], { span }: SqlEdits): void {
  for (const [index, token] of tokens.entries()) {
    if (token.text !== 'if' && token.text !== 'elsif') continue;
    if (token.text === 'if' && tokens[index - 1]?.text === 'end') continue;
    const end = tokens.findIndex(
      ({ text, depth }, at) => at > index && text === 'then' && depth === token.depth,
    );
    if (end === -1) continue;
    span('condition', tokens.slice(index + 1, end), 'true');
    span('condition', tokens.slice(index + 1, end), 'false');
  }
}

/** The mistakes to make in each kind of statement, by the words that it begins with. */
const rules: readonly (readonly [beginning: string, rule: Rule])[] = [
  ['create policy', mutatePolicy],
  ['revoke', drop('dropped revoke')],
  ['alter default privileges', drop('dropped revoke')],
  ['grant', mutateGrant],
  ['alter table', mutateRowSecurity],
  ['create trigger', drop('dropped trigger')],
  ['create unique index', drop('dropped unique index')],
  ['call', drop('dropped rule')],
  ['create table', mutateTable],
  ['insert into', (tokens, edits) => mutateConditions(tokens, edits)],
  ['create function', mutateFunction],
  ['create procedure', mutateFunction],
];

/**
 * The mutants of a migration: rights that are wider, rules that are gone, and slips in conditions, bounds and
 * statements of functions. What only makes the database quicker (an index) or explains it (a comment) stays.
 * Pure.
 */
export function sqlMutants(file: string, source: string): Mutant[] {
  const { add, all } = collectMutants(file, source);
  const edits = sqlEdits(add);
  for (const statement of sqlStatements(sqlTokens(source))) {
    const { begins } = indexWords(statement);
    const [, rule] = rules.find(([beginning]) => begins(...beginning.split(' '))) ?? [];
    rule?.(statement, edits, source);
  }
  return all();
}
