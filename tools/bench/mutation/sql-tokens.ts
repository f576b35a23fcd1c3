/** A token of SQL, not counting blanks and comments. */
export interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'quoted' | 'symbol';
  /** As it is written; words in small letters. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** How many brackets are open around it. A bracket itself has the depth outside of it. */
  readonly depth: number;
}

const piece =
  /(?<skip>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|(?<quoted>\$(\w*)\$[\s\S]*?\$\3\$)|(?<text>[eE]?'(?:[^']|'')*')|(?<word>[A-Za-z_]\w*|"[^"]+")|(?<number>\d+(?:\.\d+)?)|(?<symbol>::|:=|=>|<=|>=|<>|!=|!~\*?|\|\||->>|->|#>>|#>|&&|@>|[\s\S])/gy;

/** The tokens of a script, from `from` to `to`. A dollar-quoted string is one token. Pure. */
export function sqlTokens(source: string, from = 0, to = source.length): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  piece.lastIndex = from;
  while (piece.lastIndex < to) {
    const start = piece.lastIndex;
    const { groups = {} } = piece.exec(source) ?? {};
    const end = piece.lastIndex;
    if (end === 0) break;
    if (groups['skip'] !== undefined) continue;
    const kind =
      (['quoted', 'text', 'word', 'number'] as const).find((name) => groups[name] !== undefined) ?? 'symbol';
    const raw = source.slice(start, end);
    const text = kind === 'word' ? raw.toLowerCase() : raw;
    if (text === ')' || text === ']') depth -= 1;
    tokens.push({ kind, text, start, end, depth });
    if (text === '(' || text === '[') depth += 1;
  }
  return tokens;
}

/** The tokens of each statement, without its semicolon. Pure. */
export function sqlStatements(tokens: readonly Token[]): Token[][] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ';' && token.depth === 0) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements.filter(({ length }) => length > 0);
}
