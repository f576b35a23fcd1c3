import {
  parseSync,
  Visitor,
  type Expression,
  type ModuleExportName,
  type StringLiteral,
  type TSImportTypeQualifier,
} from 'oxc-parser';

/** A name imported from a module; `*` stands for all of it. */
export interface ImportedName {
  name: string;
  isType: boolean;
}

export interface Import {
  /** Empty for a dynamic import with a computed specifier. */
  specifier: string;
  line: number;
  /** The position of the specifier in the source, with its quotes. */
  start: number;
  end: number;
  names: ImportedName[];
}

const exportName = (name: ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

/** The first word of `A.B.C`. */
const firstName = (name: TSImportTypeQualifier): string =>
  name.type === 'TSQualifiedName' ? firstName(name.left) : name.name;

/**
 * The modules that a TypeScript source imports, statically or dynamically, as values and as types, with the
 * imported names. Throws when the source cannot be parsed. Pure.
 */
export function findImports(file: string, source: string): Import[] {
  const lineAt = (position: number) => source.slice(0, position).split('\n').length;
  const {
    program,
    errors: [error],
  } = parseSync(file, source);
  if (error)
    throw new Error(`${file}:${lineAt(error.labels[0]?.start ?? 0)} cannot be parsed: ${error.message}`);

  const imports: Import[] = [];
  const add = ({ start, end }: Expression, specifier: string, names: ImportedName[]) =>
    imports.push({ specifier, line: lineAt(start), start, end, names });
  const from = (literal: StringLiteral, names: ImportedName[]) => add(literal, literal.value, names);
  const queried = new Set<unknown>();

  new Visitor({
    ImportDeclaration({ source: literal, importKind, specifiers }) {
      from(
        literal,
        specifiers.map((one) => {
          if (one.type === 'ImportSpecifier')
            return {
              name: exportName(one.imported),
              isType: importKind === 'type' || one.importKind === 'type',
            };
          return {
            name: one.type === 'ImportNamespaceSpecifier' ? '*' : 'default',
            isType: importKind === 'type',
          };
        }),
      );
    },
    ExportNamedDeclaration({ source: literal, exportKind, specifiers }) {
      if (literal)
        from(
          literal,
          specifiers.map(({ local, exportKind: kind }) => ({
            name: exportName(local),
            isType: exportKind === 'type' || kind === 'type',
          })),
        );
    },
    ExportAllDeclaration({ source: literal, exportKind }) {
      from(literal, [{ name: '*', isType: exportKind === 'type' }]);
    },
    ImportExpression({ source: expression }) {
      const isLiteral = expression.type === 'Literal' && typeof expression.value === 'string';
      add(expression, isLiteral ? String(expression.value) : '', [{ name: '*', isType: false }]);
    },
    TSTypeQuery({ exprName }) {
      queried.add(exprName);
    },
    TSImportType(type) {
      from(type.source, [
        { name: type.qualifier ? firstName(type.qualifier) : '*', isType: !queried.has(type) },
      ]);
    },
    TSExternalModuleReference({ expression }) {
      from(expression, [{ name: '*', isType: false }]);
    },
  }).visit(program);
  return imports;
}

/** A source with other specifiers in its imports. Pure. */
export function withSpecifiers(file: string, source: string, change: (specifier: string) => string): string {
  return findImports(file, source)
    .filter(({ specifier }) => specifier !== '')
    .toSorted((one, two) => two.start - one.start)
    .reduce(
      (text, { specifier, start, end }) => `${text.slice(0, start)}'${change(specifier)}'${text.slice(end)}`,
      source,
    );
}
