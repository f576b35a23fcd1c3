import { parseSync, Visitor } from 'oxc-parser';

/** English phrases that end in "Of". */
const ACCEPTED = ['oneOf'];

const VAGUE = /\b(?:[A-Za-z]\w*Of|tell(?:[A-Z]\w*)?)\b/;

interface Identifier {
  readonly type: string;
  readonly name?: string;
  readonly start: number;
}

/**
 * Declared names that end in "Of" or begin with "tell", a sentence each: `wordsOf` expresses neither what it
 * does nor how it differs from another file's, and `tellHost` does not express whether it notifies, reports
 * or shows. Counts functions, classes, types and variables. Pure.
 */
export function checkNames(file: string, source: string): string[] {
  if (!VAGUE.test(source)) return [];
  const problems: string[] = [];
  const check = (id: Identifier | null) => {
    if (!id?.name || !/^tell(?:[A-Z]|$)|\w+Of$/.test(id.name) || ACCEPTED.includes(id.name)) return;
    const line = source.slice(0, id.start).split('\n').length;
    problems.push(`${file}:${line} declares "${id.name}"; name what it does or is, such as plainWords.`);
  };
  new Visitor({
    ClassDeclaration: ({ id }) => check(id),
    FunctionDeclaration: ({ id }) => check(id),
    TSInterfaceDeclaration: ({ id }) => check(id),
    TSTypeAliasDeclaration: ({ id }) => check(id),
    VariableDeclarator: ({ id }) => {
      if (id.type === 'Identifier') check(id);
    },
  }).visit(parseSync(file, source).program);
  return problems;
}
