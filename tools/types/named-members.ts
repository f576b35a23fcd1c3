import { parseSync, Visitor } from 'oxc-parser';

/**
 * The declarations whose members sources name by strings: the tables of the database and its functions. A
 * remote is compared by those that it names, so that a function for one remote does not part the others from
 * the shells of before.
 */
export const NAMED_FILE = 'libs/backend/src/database.types.d.ts';

interface Member {
  name: string;
  start: number;
  end: number;
}

/** The members of every interface of a declaration file. */
function findMembers(declarations: string): Member[] {
  const members: Member[] = [];
  new Visitor({
    TSInterfaceDeclaration({ body }) {
      for (const one of body.body)
        if (one.type === 'TSPropertySignature' && one.key.type === 'Identifier')
          members.push({ name: one.key.name, start: one.start, end: one.end });
    },
  }).visit(parseSync('named.d.ts', declarations).program);
  return members;
}

/** The names of the members, those of all interfaces together. Pure. */
export const memberNames = (declarations: string): string[] =>
  findMembers(declarations).map(({ name }) => name);

/** The declarations with the chosen members alone. Pure. */
export function keepMembers(declarations: string, keeps: (name: string) => boolean): string {
  return findMembers(declarations)
    .filter(({ name }) => !keeps(name))
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start).trimEnd() + text.slice(end), declarations);
}

/**
 * Whether sources could mean a member: one of their strings is its name, or a template could become it. Pure.
 */
export function namedIn(sources: ReadonlyMap<string, string>): (name: string) => boolean {
  const names = new Set<string>();
  const patterns = new Set<string>();
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') names.add(value);
    },
    Property({ key }) {
      if (key.type === 'Identifier') names.add(key.name);
    },
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => value.cooked ?? '');
      if (parts.length === 1) names.add(parts[0] ?? '');
      // Only words can be names, and they need no escape.
      else if (/^\w+$/.test(parts.join(''))) patterns.add(parts.join('\\w*'));
    },
  });
  for (const [file, text] of sources) visitor.visit(parseSync(file, text).program);
  const templates = [...patterns].map((pattern) => new RegExp(`^${pattern}$`));
  return (name) => names.has(name) || templates.some((template) => template.test(name));
}
