import type { Token } from './sql-tokens.ts';

/** What rules do with a migration. */
export interface SqlEdits {
  readonly add: (operator: string, start: number, end: number, replacement: string) => void;
  readonly replace: (operator: string, token: Token, by: string) => void;
  /** Replaces all the tokens, from the first to the last. */
  readonly span: (operator: string, tokens: readonly Token[], by: string) => void;
}

export function sqlEdits(add: SqlEdits['add']): SqlEdits {
  return {
    add,
    replace: (operator, { start, end }, by) => add(operator, start, end, by),
    span(operator, tokens, by) {
      const [first, last] = [tokens[0], tokens.at(-1)];
      if (first && last) add(operator, first.start, last.end, by);
    },
  };
}
