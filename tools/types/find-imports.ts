const IMPORT = /(?:^|[\s;}])(?:import|export)\s*(type\s+)?(?:([\w*\s{},$]*?)\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]\s*\)(?:\.([\w$]+))?/g;

const PROMISE = /^(then|catch|finally)$/;

/** A name that is taken from a module; `*` stands for all of it. */
export interface ImportedName {
  name: string;
  isType: boolean;
}

export interface Import {
  specifier: string;
  line: number;
  names: ImportedName[];
}

/** The names of the clause between `import` and `from`. */
function namesOf(clause: string, isType: boolean): ImportedName[] {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const whole = clause.replace(/\{[^}]*\}/, '').split(',').map((part) => part.trim()).filter(Boolean);
  return [
    ...whole.map((part) => ({ name: part.startsWith('*') ? '*' : 'default', isType })),
    ...named.split(',').map((part) => part.trim()).filter(Boolean).map((part) => {
      const [, type, name = ''] = /^(type\s+(?!as\b))?([\w$]+)/.exec(part) ?? [];
      return { name, isType: isType || type !== undefined };
    }),
  ];
}

/** The modules that a source text imports, statically or dynamically, with the line of each and what is taken from it. */
export function findImports(source: string): Import[] {
  return [...source.matchAll(IMPORT)].map((match) => {
    const [text, type, clause = '', fixed, dynamic, member] = match;
    return {
      specifier: fixed ?? dynamic ?? '',
      line: source.slice(0, match.index + text.length).split('\n').length,
      names: dynamic === undefined ? namesOf(clause, type !== undefined) : [{ name: member === undefined || PROMISE.test(member) ? '*' : member, isType: false }],
    };
  });
}
