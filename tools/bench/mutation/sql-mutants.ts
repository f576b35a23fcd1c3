import { collectMutants, type Mutant } from './mutant.ts';
import { sqlStatements, sqlTokens, type Token } from './sql-tokens.ts';

const flipped: Readonly<Record<string, readonly [operator: string, by: readonly string[]]>> = {
  '<': ['boundary', ['<=', '>=']],
  '<=': ['boundary', ['<', '>']],
  '>': ['boundary', ['>=', '<=']],
  '>=': ['boundary', ['>', '<']],
  '=': ['equality', ['<>']],
  '<>': ['equality', ['=']],
};
const twins = new Map(
  Object.entries({
    min: 'max',
    max: 'min',
    least: 'greatest',
    greatest: 'least',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
  }),
);
/** Functions that give back something like what they are given. */
const removable = new Set(['lower', 'upper', 'btrim', 'abs']);
/** Where a term of a condition ends, at its own depth. */
const termEnds = new Set(
  'and or where group order limit returning union window having then loop on join left cross inner using when else end from set'.split(
    ' ',
  ),
);
/** Statements of a function in PL/pgSQL without which it still runs. */
const removableStatements = new Set(['perform', 'delete', 'update', 'insert', 'raise']);
const duration = /^'(\d+) (second|minute|hour|day|week|month)s?'$/;

/** The bracket that begins at `at`, with both of its ends. */
function bracketAt(tokens: readonly Token[], at: number): readonly Token[] {
  const open = tokens[at];
  if (open?.text !== '(') return [];
  const end = tokens.findIndex(
    ({ text, depth }, index) => index > at && text === ')' && depth === open.depth,
  );
  return tokens.slice(at, end + 1);
}

const isDistinctFrom = (tokens: readonly Token[], index: number) =>
  tokens[index]?.text === 'from' && tokens[index - 1]?.text === 'distinct';

/** How many tokens the term has that begins at `from`. */
function termLength(tokens: readonly Token[], from: number): number {
  const depth = tokens[from]?.depth ?? 0;
  let between = false;
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || token.depth < depth) return index - from;
    if (token.depth > depth) continue;
    if (token.text === 'between') between = true;
    else if (token.text === 'and' && between) between = false;
    else if (
      token.text === ';' ||
      token.text === ',' ||
      (index > from && termEnds.has(token.text) && !isDistinctFrom(tokens, index))
    )
      return index - from;
  }
  return tokens.length - from;
}

/**
 * The mutants of a migration: rights that are wider, rules that are gone, and slips in conditions, bounds and
 * statements of functions. What only makes the database quicker (an index) or explains it (a comment) stays.
 * Pure.
 */
export function sqlMutants(file: string, source: string): Mutant[] {
  const { add, all } = collectMutants(file, source);
  const replace = (operator: string, token: Token, by: string) => add(operator, token.start, token.end, by);
  const drop = (operator: string, tokens: readonly Token[]) => span(operator, tokens, '');
  function span(operator: string, tokens: readonly Token[], by: string): void {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last) add(operator, first.start, last.end, by);
  }

  function mutateStatement(tokens: readonly Token[]): void {
    const words = tokens.map(({ text }) => text);
    const begins = (...start: string[]) => start.every((word, index) => words[index] === word);
    const indexOf = (...wanted: string[]) =>
      words.findIndex((_, index) => wanted.every((word, offset) => words[index + offset] === word));

    if (begins('create', 'policy')) {
      drop('dropped policy', tokens);
      const usingAt = indexOf('using', '(');
      const checkAt = indexOf('with', 'check', '(');
      for (const bracket of [
        usingAt === -1 ? [] : bracketAt(tokens, usingAt + 1),
        checkAt === -1 ? [] : bracketAt(tokens, checkAt + 2),
      ]) {
        span('widened policy', bracket, '(true)');
        mutateConditions(bracket, 'policy: ');
      }
    } else if (begins('revoke') || begins('alter', 'default', 'privileges')) {
      drop('dropped revoke', tokens);
    } else if (begins('grant')) {
      drop('dropped grant', tokens);
      const wider = { authenticated: 'anon', service_role: 'authenticated' }[words.at(-1) ?? ''];
      // The only one that it is granted to.
      const to = words.at(-2) === 'to' ? tokens.at(-1) : undefined;
      if (to && wider !== undefined) replace('widened grant', to, `${wider}, ${to.text}`);
      const isOfTable = !['execute', 'usage', 'all'].includes(words[1] ?? '');
      if (isOfTable) span('widened grant', tokens.slice(1, words.indexOf('on')), 'all');
    } else if (begins('alter', 'table') && indexOf('row', 'level', 'security') !== -1) {
      drop('dropped row level security', tokens);
    } else if (begins('create', 'trigger')) {
      drop('dropped trigger', tokens);
    } else if (begins('create', 'unique', 'index')) {
      drop('dropped unique index', tokens);
    } else if (begins('call')) {
      drop('dropped rule', tokens);
    } else if (begins('create', 'table')) {
      mutateTable(tokens);
    } else if (begins('insert', 'into')) {
      mutateConditions(tokens);
    } else if (begins('create', 'function') || begins('create', 'procedure')) {
      mutateFunction(tokens);
    }
  }

  function mutateTable(tokens: readonly Token[]): void {
    for (const [index, { text }] of tokens.entries()) {
      if (text === 'check') {
        const bracket = bracketAt(tokens, index + 1);
        span('dropped constraint', bracket, '(true)');
        mutateConditions(bracket, 'constraint: ');
      }
      if (text === 'on' && tokens[index + 1]?.text === 'delete')
        drop('dropped cascade', tokens.slice(index, index + 3));
    }
  }

  function mutateFunction(tokens: readonly Token[]): void {
    const definer = tokens.findIndex(
      ({ text }, index) => text === 'security' && tokens[index + 1]?.text === 'definer',
    );
    const word = tokens[definer + 1];
    if (definer !== -1 && word) replace('invoker', word, 'invoker');
    const body = tokens.find(({ kind }) => kind === 'quoted');
    if (!body) return;
    const quote = /^\$\w*\$/.exec(body.text)?.[0].length ?? 2;
    const inner = sqlTokens(source, body.start + quote, body.end - quote);
    mutateConditions(inner);
    if (!tokens.some(({ text }) => text === 'plpgsql')) return;
    for (const statement of sqlStatements(inner)) mutateCommand(statement);
    mutateBranches(inner);
  }

  /** A statement of PL/pgSQL, behind the words that open its block. */
  function mutateCommand(statement: readonly Token[]): void {
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

  function mutateBranches(tokens: readonly Token[]): void {
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

  /** `within` says what the condition belongs to, where that is not a function. */
  function mutateConditions(tokens: readonly Token[], within = ''): void {
    const slip = (operator: string, token: Token, by: string) => replace(within + operator, token, by);
    /** The depth of an update's `set` while it lists what it sets. */
    let setting: number | undefined;
    let between = false;
    for (const [index, token] of tokens.entries()) {
      const before = tokens[index - 1]?.text;
      const next = tokens[index + 1];
      if (token.text === 'set') setting = token.depth;
      if (
        setting !== undefined &&
        (token.depth < setting ||
          (token.depth === setting && /^(?:where|from|returning|;)$/.test(token.text)))
      )
        setting = undefined;
      const assigns =
        token.depth === setting || ['errcode', 'message', 'hint', 'detail'].includes(before ?? '');
      const flip = flipped[token.text];
      if (flip && token.kind === 'symbol' && !assigns) for (const by of flip[1]) slip(flip[0], token, by);
      if (token.kind === 'number' && before !== '-') slip('number', token, String(Number(token.text) + 1));
      const lasts = token.kind === 'text' ? duration.exec(token.text) : null;
      if (lasts) slip('number', token, `'${2 * Number(lasts[1])} ${lasts[2]}s'`);
      if (token.kind !== 'word') continue;
      if (token.text === 'not' && next && /^(?:exists|in|between|null|distinct)$/.test(next.text))
        slip('condition', token, '');
      if (token.text === 'is' && next && /^(?:null|distinct)$/.test(next.text))
        slip('condition', token, 'is not');
      const twin = twins.get(token.text);
      if (twin !== undefined && next?.text === '(') slip('exchanged call', token, twin);
      if (removable.has(token.text) && next?.text === '(') slip('removed call', token, '');
      if (token.text === 'desc') slip('order', token, 'asc');
      if (token.text === 'between') between = true;
      if (token.text === 'and' && between) {
        between = false;
        continue;
      }
      if (token.text === 'and' || token.text === 'or') {
        slip('logic', token, token.text === 'and' ? 'or' : 'and');
        span(`${within}removed term`, tokens.slice(index, index + 1 + termLength(tokens, index + 1)), '');
      }
      if (token.text === 'where') {
        const length = termLength(tokens, index + 1);
        const end = tokens[index + 1 + length];
        if (end && (end.text === 'and' || end.text === 'or')) {
          const start = next?.start ?? token.end;
          add(`${within}removed term`, start, end.end, '');
        } else span(`${within}removed term`, tokens.slice(index, index + 1 + length), '');
      }
    }
  }

  for (const statement of sqlStatements(sqlTokens(source))) mutateStatement(statement);
  return all();
}
