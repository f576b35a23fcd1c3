import type { ExportNamedDeclaration, Node } from 'oxc-parser';
import { changeImport } from './change-imports.ts';
import { changeNamespace } from './change-namespace.ts';
import type { NameChange, Notes } from './migration.ts';
import {
  endings,
  exportName,
  findMove,
  quoteAs,
  takeOut,
  wholeSentence,
  type Following,
} from './named-list.ts';
import { findNodes, note, type SourceModule } from './source-module.ts';

/** `export { landmark } from '@revisoins/host'`: whoever imports it from this source is not affected. */
function changeReexport(module: SourceModule, from: ExportNamedDeclaration, following: Following): void {
  const { source, specifiers } = from;
  if (!source) return;
  const { edits, text } = module;
  const { line, semicolon } = endings(module, from);
  const gone = new Set<Node>();
  const elsewhere: string[] = [];
  for (const specifier of specifiers) {
    const becomes = findMove(following, specifier, {
      module: source.value,
      name: exportName(specifier.local),
    });
    if (!becomes) continue;
    const type = specifier.exportKind === 'type' ? 'type ' : '';
    const exported = text.slice(specifier.exported.start, specifier.exported.end);
    const written = `${type}${becomes.name === exported ? exported : `${becomes.name} as ${exported}`}`;
    if (becomes.module === source.value) edits.update(specifier.start, specifier.end, written);
    else {
      gone.add(specifier);
      const kind = from.exportKind === 'type' ? 'export type' : 'export';
      elsewhere.push(`${kind} { ${written} } from ${quoteAs(source, becomes.module)}${semicolon}`);
    }
  }
  if (gone.size === 0) return;
  if (gone.size === specifiers.length) edits.update(from.start, from.end, elsewhere.join(line));
  else {
    takeOut(module, specifiers, gone);
    edits.appendRight(from.start, `${elsewhere.join(line)}${line}`);
  }
}

/** Reports imports of a whole module, which may use something that is no longer there. */
function reportWholeModules(module: SourceModule, following: Following): void {
  const report = (node: Node, name: unknown) => {
    const sentence = wholeSentence(following, String(name));
    if (sentence !== undefined) following.byHand(node, sentence);
  };
  for (const node of findNodes(module, 'ExportAllDeclaration', 'ImportExpression', 'TSImportType'))
    if (node.source.type === 'Literal') report(node, node.source.value);
  for (const node of findNodes(module, 'CallExpression')) {
    const [first] = node.arguments;
    if (node.callee.type === 'Identifier' && node.callee.name === 'require' && first?.type === 'Literal')
      report(node, first.value);
  }
}

/** Updates a source for names that shared libraries have changed or moved. */
export function changeNames(module: SourceModule, changes: readonly NameChange[], notes: Notes): void {
  const following: Following = {
    changes,
    changed: (node, sentence) => notes.changed.push(note(module, node, sentence)),
    byHand: (node, sentence) => notes.byHand.push(note(module, node, sentence)),
  };
  for (const declaration of findNodes(module, 'ImportDeclaration')) {
    changeImport(module, declaration, following);
    changeNamespace(module, declaration, following);
  }
  for (const declaration of findNodes(module, 'ExportNamedDeclaration'))
    changeReexport(module, declaration, following);
  reportWholeModules(module, following);
}
