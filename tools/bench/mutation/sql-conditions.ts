import type { SqlEdits } from './sql-edits.ts';
import type { Token } from './sql-tokens.ts';

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
/** Functions that return something like their argument. */
const removable = new Set(['lower', 'upper', 'btrim', 'abs']);
/** Where a term of a condition ends, at its own depth. */
const termEnds = new Set(
  'and or where group order limit returning union window having then loop on join left cross inner using when else end from set'.split(
    ' ',
  ),
);
const duration = /^'(\d+) (second|minute|hour|day|week|month)s?'$/;

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
 * For each token, whether a comparison there assigns: between an update's `set` and the end of its list, and
 * behind a word such as `errcode`.
 */
function findAssignments(tokens: readonly Token[]): boolean[] {
  /** The depth of an update's `set` while it lists what it sets. */
  let setting: number | undefined;
  return tokens.map(({ text, depth }, index) => {
    if (text === 'set') setting = depth;
    const isOver =
      setting !== undefined &&
      (depth < setting || (depth === setting && /^(?:where|from|returning|;)$/.test(text)));
    if (isOver) setting = undefined;
    const before = tokens[index - 1]?.text ?? '';
    return depth === setting || ['errcode', 'message', 'hint', 'detail'].includes(before);
  });
}

/** For each token, whether it is the `and` of a `between`. */
function findBetweens(tokens: readonly Token[]): boolean[] {
  let between = false;
  return tokens.map(({ kind, text }) => {
    if (kind === 'word' && text === 'between') between = true;
    const isItsAnd = kind === 'word' && text === 'and' && between;
    if (isItsAnd) between = false;
    return isItsAnd;
  });
}

type Slip = (operator: string, token: Token, by: string) => void;

function mutateSymbol(token: Token, assigns: boolean, slip: Slip): void {
  const flip = flipped[token.text];
  if (flip && token.kind === 'symbol' && !assigns) for (const by of flip[1]) slip(flip[0], token, by);
}

function mutateNumber(token: Token, before: string | undefined, slip: Slip): void {
  if (token.kind === 'number' && before !== '-') slip('number', token, String(Number(token.text) + 1));
  const lasts = token.kind === 'text' ? duration.exec(token.text) : null;
  if (lasts) slip('number', token, `'${2 * Number(lasts[1])} ${lasts[2]}s'`);
}

function mutateWord(token: Token, next: Token | undefined, slip: Slip): void {
  if (token.text === 'not' && next && /^(?:exists|in|between|null|distinct)$/.test(next.text))
    slip('condition', token, '');
  if (token.text === 'is' && next && /^(?:null|distinct)$/.test(next.text))
    slip('condition', token, 'is not');
  const twin = twins.get(token.text);
  if (twin !== undefined && next?.text === '(') slip('exchanged call', token, twin);
  if (removable.has(token.text) && next?.text === '(') slip('removed call', token, '');
  if (token.text === 'desc') slip('order', token, 'asc');
}

/** Removes the first term behind a `where`, with the `and` or `or` behind it. */
function removeFirstTerm(tokens: readonly Token[], where: number, operator: string, edits: SqlEdits): void {
  const length = termLength(tokens, where + 1);
  const end = tokens[where + 1 + length];
  if (end && (end.text === 'and' || end.text === 'or')) {
    const start = tokens[where + 1]?.start ?? tokens[where]?.end ?? end.start;
    edits.add(operator, start, end.end, '');
  } else edits.span(operator, tokens.slice(where, where + 1 + length), '');
}

/** The mutants of conditions. `within` names their context when it is not a function. */
export function mutateConditions(tokens: readonly Token[], edits: SqlEdits, within = ''): void {
  const slip: Slip = (operator, token, by) => edits.replace(within + operator, token, by);
  const assigns = findAssignments(tokens);
  const betweens = findBetweens(tokens);
  for (const [index, token] of tokens.entries()) {
    mutateSymbol(token, assigns[index] === true, slip);
    mutateNumber(token, tokens[index - 1]?.text, slip);
    if (token.kind !== 'word') continue;
    mutateWord(token, tokens[index + 1], slip);
    const { text } = token;
    if ((text === 'and' || text === 'or') && !betweens[index]) {
      slip('logic', token, text === 'and' ? 'or' : 'and');
      const term = tokens.slice(index, index + 1 + termLength(tokens, index + 1));
      edits.span(`${within}removed term`, term, '');
    }
    if (text === 'where') removeFirstTerm(tokens, index, `${within}removed term`, edits);
  }
}
