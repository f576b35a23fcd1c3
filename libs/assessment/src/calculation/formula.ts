export type Scope = Readonly<Record<string, number>>;

/** Reads one formula from left to right. */
interface Reader {
  peek(): string | undefined;
  take(): string;
}

const TOKEN = /\s*(\d+(?:\.\d+)?|[A-Za-z]\w*|[-+*/(),])/y;

function readTokens(formula: string): Reader {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const text = formula.trimEnd();
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new Error(`"${formula}" cannot be read from "${text.slice(from)}" on`);
    tokens.push(token);
  }
  let next = 0;
  return {
    peek: () => tokens[next],
    take: () => {
      const token = tokens[next];
      if (token === undefined) throw new Error(`"${formula}" ends too early`);
      next += 1;
      return token;
    },
  };
}

/**
 * The value of an arithmetic formula: + - * / with parentheses, names from the scope, and `round(value,
 * decimals)`. It runs no code. Throws for anything else.
 */
export function evaluate(
  formula: string,
  scope: Scope,
  round: (value: number, decimals: number) => number,
): number {
  const reader = readTokens(formula);
  const expect = (expected: string) => {
    const token = reader.take();
    if (token !== expected) throw new Error(`"${formula}" has "${token}" where "${expected}" belongs`);
  };
  const sum = (): number => {
    let value = product();
    while (reader.peek() === '+' || reader.peek() === '-') {
      value = reader.take() === '+' ? value + product() : value - product();
    }
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (reader.peek() === '*' || reader.peek() === '/') {
      value = reader.take() === '*' ? value * factor() : value / factor();
    }
    return value;
  };
  const factor = (): number => {
    const token = reader.take();
    if (/^\d/.test(token)) return Number(token);
    if (token === '(') {
      const value = sum();
      expect(')');
      return value;
    }
    if (token === 'round' && reader.peek() === '(') {
      expect('(');
      const value = sum();
      expect(',');
      const decimals = sum();
      expect(')');
      return round(value, decimals);
    }
    const value = Object.hasOwn(scope, token) ? scope[token] : undefined;
    if (value === undefined) throw new Error(`"${formula}" names "${token}", which is not there`);
    return value;
  };
  const value = sum();
  const rest = reader.peek();
  if (rest !== undefined) throw new Error(`"${formula}" has "${rest}" after its end`);
  return value;
}
