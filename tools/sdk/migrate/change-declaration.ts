import MagicString from 'magic-string';
import { parseSync, type Expression, type ObjectProperty } from 'oxc-parser';
import { isByHand, type FieldChange, type Migration, type Notes } from './migration.ts';
import { lineAt } from './source-module.ts';

const FILE = 'remote.json';

/** What every part of a declaration that exposes a module has, whatever the contract. */
interface Exposing {
  expose?: string;
}

interface Declaration {
  contract: number;
  routes?: Exposing[];
  slots?: Exposing[];
  sync?: string;
}

/** The data of a declaration. Throws a sentence for anything else. */
function readDeclaration(text: string): Declaration {
  let data: Partial<Declaration> | null;
  try {
    data = JSON.parse(text) as Partial<Declaration> | null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${FILE} is not JSON: ${reason}`, { cause: error });
  }
  if (typeof data?.contract !== 'number') throw new Error(`${FILE} says no contract, such as "contract": 1.`);
  return { ...data, contract: data.contract };
}

/** The contract that a declaration is written for. Throws a sentence for anything else. */
export const readContract = (text: string): number => readDeclaration(text).contract;

/** The modules that a declaration exposes, such as `./routes/v1`. */
export function readExposed(text: string): string[] {
  const { routes = [], slots = [], sync } = readDeclaration(text);
  const all = [...[...routes, ...slots].map(({ expose }) => expose), sync];
  return [...new Set(all)].filter((id) => id !== undefined);
}

interface Field {
  property: ObjectProperty;
  /** The names beside it. */
  others: (string | undefined)[];
}

const keyName = ({ key }: ObjectProperty) => (key.type === 'Literal' ? String(key.value) : undefined);

/** The properties at a path. */
function findFields(node: Expression, [step, ...rest]: readonly string[]): Field[] {
  if (node.type === 'ArrayExpression')
    return step === '*'
      ? node.elements.flatMap((one) => (one && one.type !== 'SpreadElement' ? findFields(one, rest) : []))
      : [];
  if (node.type !== 'ObjectExpression') return [];
  const properties = node.properties.filter((one) => one.type === 'Property');
  return properties
    .filter((one) => keyName(one) === step)
    .flatMap((property) =>
      rest.length === 0
        ? [{ property, others: properties.map(keyName) }]
        : findFields(property.value as Expression, rest),
    );
}

/** Applies a migration to a declaration; everything else in the text stays as it is. */
export function changeDeclaration(text: string, { to, fields }: Migration, notes: Notes): string {
  const { contract } = readDeclaration(text);
  // JSON is an expression of JavaScript: the same parser says where everything is, one character later.
  const [statement] = parseSync('declaration.js', `(${text})`, { preserveParens: false }).program.body;
  if (statement?.type !== 'ExpressionStatement') return text;
  const edits = new MagicString(text);
  const write = ({ start, end }: { start: number; end: number }, value: unknown) =>
    edits.update(start - 1, end - 1, JSON.stringify(value));
  const say = (list: keyof Notes, { start }: { start: number }, sentence: string) =>
    notes[list].push({ file: FILE, line: lineAt(text, start - 1), sentence });
  const change = ({ path, becomes }: FieldChange) => {
    const old = path.join('.');
    for (const { property, others } of findFields(statement.expression, path))
      if (isByHand(becomes)) say('byHand', property, `${old}: ${becomes.byHand}`);
      else if (others.includes(becomes.name))
        say('byHand', property, `${old}: there is "${becomes.name}" beside it already; keep one of them.`);
      else {
        write(property.key, becomes.name);
        say('changed', property, `${old} is called ${becomes.name}`);
      }
  };
  for (const field of fields) change(field);
  const [own] = findFields(statement.expression, ['contract']);
  if (own && contract !== to) {
    write(own.property.value, to);
    say('changed', own.property, `contract ${contract} is contract ${to}`);
  }
  return edits.toString();
}
