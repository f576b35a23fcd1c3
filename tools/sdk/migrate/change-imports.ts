import type { ImportDeclaration, ImportSpecifier } from 'oxc-parser';
import type { Moved } from './migration.ts';
import { endings, exportName, findMove, quoteAs, takeOut, type Following } from './named-list.ts';
import { isTaken, lookUp, findNodes, findVariable, type SourceModule, type Use } from './source-module.ts';

/** Replaces an imported name where it is used, and changes nothing else there. */
function renameUse({ edits, parents, text }: SourceModule, { node }: Use, name: string): void {
  const parent = parents.get(node);
  const old = text.slice(node.start, node.end);
  if (parent?.type === 'Property' && parent.shorthand) edits.update(node.start, node.end, `${old}: ${name}`);
  else if (parent?.type === 'ExportSpecifier' && parent.exported.start === node.start)
    edits.update(node.start, node.end, `${name} as ${old}`);
  else edits.update(node.start, node.end, name);
  const element = parent?.type === 'JSXOpeningElement' ? parents.get(parent) : undefined;
  if (element?.type === 'JSXElement' && element.closingElement)
    edits.update(element.closingElement.name.start, element.closingElement.name.end, name);
}

const named = ({ specifiers }: ImportDeclaration): ImportSpecifier[] =>
  specifiers.filter((one) => one.type === 'ImportSpecifier');

/** The imports of a module that have nothing but a list of names. */
const findNamedImports = (module: SourceModule, name: string) =>
  findNodes(module, 'ImportDeclaration').filter(
    (one) =>
      one.source.value === name && one.specifiers.length > 0 && named(one).length === one.specifiers.length,
  );

/** The name under which a source already imports something, if all of these uses can see it. */
function knownAs(
  module: SourceModule,
  { module: from, name }: Moved,
  isType: boolean,
  uses: readonly Use[],
): string | undefined {
  const specifier = findNamedImports(module, from)
    .filter((one) => isType || one.importKind !== 'type')
    .flatMap(named)
    .filter((one) => isType || one.importKind !== 'type')
    .find((one) => exportName(one.imported) === name);
  if (!specifier) return undefined;
  const local = specifier.local.name;
  const { variable } = findVariable(module, specifier);
  return uses.every(({ scope }) => lookUp(scope, local) === variable) ? local : undefined;
}

/** Adds names to what a source imports from a module: to its list, or in a line before another import. */
function putIn(module: SourceModule, names: readonly string[], to: string, before: ImportDeclaration): void {
  const { edits, text } = module;
  const target = findNamedImports(module, to).find(
    (one) => one !== before && one.importKind === before.importKind,
  );
  const last = target?.specifiers.at(-1);
  if (last) {
    const [lineBreak = ' '] = /\r?\n[^\S\n]*$/.exec(text.slice(0, last.start)) ?? [];
    edits.appendLeft(last.end, names.map((name) => `,${lineBreak}${name}`).join(''));
    return;
  }
  const { line, semicolon } = endings(module, before);
  const kind = before.importKind === 'type' ? 'import type' : 'import';
  edits.appendRight(
    before.start,
    `${kind} { ${names.join(', ')} } from ${quoteAs(before.source, to)}${semicolon}${line}`,
  );
}

/** What an import takes of a name that has moved. */
interface Leaving {
  specifier: ImportSpecifier;
  to: string;
  /** As it stands in a list; undefined when the source has it already. */
  written: string | undefined;
}

function move(module: SourceModule, from: ImportDeclaration, leaving: readonly Leaving[]): void {
  const { edits, text } = module;
  const isWhole = leaving.length === from.specifiers.length;
  const [first] = leaving;
  if (isWhole && first && leaving.every(({ to, written }) => to === first.to && written !== undefined)) {
    for (const { specifier, written = '' } of leaving) edits.update(specifier.start, specifier.end, written);
    edits.update(from.source.start, from.source.end, quoteAs(from.source, first.to));
    return;
  }
  if (isWhole) {
    const [ending = ''] = /^[^\S\n]*\r?\n/.exec(text.slice(from.end)) ?? [];
    edits.remove(from.start, from.end + ending.length);
  } else takeOut(module, from.specifiers, new Set(leaving.map(({ specifier }) => specifier)));
  for (const to of new Set(leaving.map((one) => one.to))) {
    const names = leaving.flatMap((one) => (one.to === to && one.written !== undefined ? [one.written] : []));
    if (names.length > 0) putIn(module, names, to, from);
  }
}

/** Updates the names that a source imports, in the import and where they are used. */
export function changeImport(module: SourceModule, from: ImportDeclaration, following: Following): void {
  const source = from.source.value;
  const leaving: Leaving[] = [];
  for (const specifier of named(from)) {
    const old = exportName(specifier.imported);
    const becomes = findMove(following, specifier, { module: source, name: old });
    if (!becomes) continue;
    const { uses } = findVariable(module, specifier);
    const isType = from.importKind === 'type' || specifier.importKind === 'type';
    const known = knownAs(module, becomes, isType, uses);
    const keepsName =
      specifier.local.name !== old || (becomes.name !== old && isTaken(module, becomes.name, uses));
    const local = known ?? (keepsName ? specifier.local.name : becomes.name);
    if (local !== specifier.local.name) for (const use of uses) renameUse(module, use, local);
    const type = specifier.importKind === 'type' ? 'type ' : '';
    const written = `${type}${local === becomes.name ? local : `${becomes.name} as ${local}`}`;
    if (known === undefined && becomes.module === source)
      module.edits.update(specifier.start, specifier.end, written);
    else leaving.push({ specifier, to: becomes.module, written: known === undefined ? written : undefined });
  }
  if (leaving.length > 0) move(module, from, leaving);
}
