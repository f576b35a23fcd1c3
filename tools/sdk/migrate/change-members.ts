import { posix } from 'node:path';
import type { Node, ObjectExpression } from 'oxc-parser';
import { isByHand, type MemberChange, type Notes } from './migration.ts';
import { lookUp, findNodes, note, type SourceModule } from './source-module.ts';

/** Finds a source of the remote by what another one imports; undefined for a package. */
type FindModule = (from: SourceModule, specifier: string) => SourceModule | undefined;

interface Found {
  module: SourceModule;
  node: Node;
}

/** An expression without its types. */
function bare(node: Node): Node {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node;
}

const readName = (node: Node) =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : undefined;

/** What a module's own top-level name stands for: what it is defined as, or what it is imported as. */
function definition(module: SourceModule, name: string, find: FindModule): Found | undefined {
  const top = module.scopes.scopes.find(({ type }) => type === 'module') ?? null;
  const node = lookUp(top, name)?.defs[0]?.node as unknown as Node | undefined;
  if (node?.type === 'VariableDeclarator') return node.init ? { module, node: node.init } : undefined;
  if (node?.type !== 'ImportSpecifier') return undefined;
  const from = module.parents.get(node);
  const source = from?.type === 'ImportDeclaration' ? find(module, from.source.value) : undefined;
  return source && exported(source, readName(node.imported) ?? '', find);
}

/** What a module exports under a name, in whichever module of the remote it is written. */
function exported(module: SourceModule, name: string, find: FindModule): Found | undefined {
  for (const { source, specifiers, declaration } of findNodes(module, 'ExportNamedDeclaration')) {
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (readName(id) === name) return init ? { module, node: init } : undefined;
    const specifier = specifiers.find((one) => readName(one.exported) === name);
    if (!specifier) continue;
    const local = readName(specifier.local) ?? '';
    const other = source ? find(module, source.value) : undefined;
    return source ? other && exported(other, local, find) : definition(module, local, find);
  }
  for (const { source } of findNodes(module, 'ExportAllDeclaration')) {
    const other = find(module, source.value);
    const found = other && exported(other, name, find);
    if (found) return found;
  }
  return undefined;
}

/** The objects in a list, and the parts of it that only running the code would show. */
function elements(found: Found, find: FindModule, seen = new Set<Node>()): (Found & { unclear?: true })[] {
  const node = bare(found.node);
  const here = { ...found, node };
  if (seen.has(node)) return [];
  seen.add(node);
  if (node.type === 'ObjectExpression') return [here];
  if (node.type === 'SpreadElement') return elements({ ...found, node: node.argument }, find, seen);
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) =>
      element ? elements({ ...found, node: element }, find, seen) : [],
    );
  const defined = node.type === 'Identifier' ? definition(found.module, node.name, find) : undefined;
  return defined ? elements(defined, find, seen) : [{ ...here, unclear: true }];
}

function changeObject(
  module: SourceModule,
  object: ObjectExpression,
  { name, becomes }: MemberChange,
  notes: Notes,
): void {
  const keys = object.properties.map((one) => (one.type === 'Property' && !one.computed ? one : undefined));
  const property = keys.find((one) => one && readName(one.key) === name);
  const spread = object.properties.find((one) => one.type === 'SpreadElement');
  if (!property) {
    if (spread && !isByHand(becomes) && !keys.some((one) => one && readName(one.key) === becomes.name))
      notes.byHand.push(
        note(
          module,
          spread,
          `this may bring "${name}" along, which is called ${becomes.name}; look at what it contains.`,
        ),
      );
    return;
  }
  if (isByHand(becomes)) {
    notes.byHand.push(note(module, property, `${name}: ${becomes.byHand}`));
    return;
  }
  const { edits, text } = module;
  const written = text.slice(property.key.start, property.key.end);
  const quote = /^['"]/.exec(written)?.[0] ?? '';
  const key = `${quote}${becomes.name}${quote}`;
  edits.update(property.key.start, property.key.end, property.shorthand ? `${key}: ${written}` : key);
  notes.changed.push(note(module, property, `${name} of a route is called ${becomes.name}`));
}

/** Renames properties of the objects in an exposed list, wherever those are written. */
export function changeMembers(
  module: SourceModule,
  change: MemberChange,
  find: FindModule,
  notes: Notes,
): void {
  const list = exported(module, change.list, find);
  const found: (Found & { unclear?: true })[] = list
    ? elements(list, find)
    : [{ module, node: module.program, unclear: true }];
  for (const { module: owner, node, unclear } of found)
    if (!unclear && node.type === 'ObjectExpression') changeObject(owner, node, change, notes);
    else {
      const what = isByHand(change.becomes) ? change.becomes.byHand : `it is called ${change.becomes.name}`;
      notes.byHand.push(
        note(owner, node, `"${change.list}" is made by code here; look for "${change.name}" in it: ${what}.`),
      );
    }
}

/** The files that a relative import may mean, in order of precedence. */
export const importedFiles = (from: string, specifier: string): string[] => {
  if (!specifier.startsWith('.')) return [];
  const path = posix.join(posix.dirname(from), specifier);
  const endings = ['.ts', '.tsx', '.js', '.jsx', '.mjs'];
  return [path, ...endings.map((end) => `${path}${end}`), ...endings.map((end) => `${path}/index${end}`)];
};
