import type { ImportDeclaration, Node } from 'oxc-parser';
import { isByHand } from './migration.ts';
import { quoteAs, wholeSentence, type Following } from './named-list.ts';
import { findVariable, type SourceModule } from './source-module.ts';

/** The member of a namespace that a use takes: the node that names it; undefined when that is unclear. */
function findMember(use: Node, parent: Node | undefined): { node: Node; name: string } | undefined {
  if (parent?.type === 'TSQualifiedName' && parent.left === use)
    return { node: parent.right, name: parent.right.name };
  if (parent?.type === 'JSXMemberExpression' && parent.object === use)
    return { node: parent.property, name: parent.property.name };
  if (parent?.type !== 'MemberExpression' || parent.object !== use) return undefined;
  const { property, computed } = parent;
  if (property.type === 'Literal' && typeof property.value === 'string')
    return { node: property, name: property.value };
  return property.type === 'Identifier' && !computed ? { node: property, name: property.name } : undefined;
}

/** Updates what a source takes from a module through its namespace, `import * as host`. */
export function changeNamespace(module: SourceModule, from: ImportDeclaration, following: Following): void {
  const source = from.source.value;
  const sentence = wholeSentence(following, source);
  const namespace = from.specifiers.find((one) => one.type === 'ImportNamespaceSpecifier');
  if (!namespace || sentence === undefined) return;
  for (const { node: use } of findVariable(module, namespace).uses) {
    const member = findMember(use, module.parents.get(use));
    if (!member) {
      following.byHand(use, sentence);
      continue;
    }
    const { node, name } = member;
    const becomes = following.changes.find((one) => one.module === source && one.name === name)?.becomes;
    if (!becomes) continue;
    if (isByHand(becomes)) following.byHand(use, `${name} of ${source}: ${becomes.byHand}`);
    else if (becomes.module !== source)
      following.byHand(
        use,
        `${name} of ${source} is ${becomes.name} of ${becomes.module}; import it from there.`,
      );
    else {
      const written = node.type === 'Literal' ? quoteAs({ raw: node.raw }, becomes.name) : becomes.name;
      module.edits.update(node.start, node.end, written);
      following.changed(use, `${name} of ${source} is ${becomes.name}`);
    }
  }
}
