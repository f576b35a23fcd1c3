import type { ModuleExportName, Node, StringLiteral } from 'oxc-parser';
import { isByHand, type Moved, type NameChange } from './migration.ts';
import type { SourceModule } from './source-module.ts';

/** The changes of the migration, and where to report what they did. */
export interface Following {
  changes: readonly NameChange[];
  changed(node: Node, sentence: string): void;
  byHand(node: Node, sentence: string): void;
}

export const exportName = (name: ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

/** A text, quoted like another. */
export const quoteAs = ({ raw }: Pick<StringLiteral, 'raw'>, value: string) => {
  const quote = raw?.[0] ?? "'";
  return `${quote}${value}${quote}`;
};

/** The line ending of a source, and the semicolon if this statement has one. */
export const endings = ({ text }: SourceModule, statement: Node) => ({
  line: text.includes('\r\n') ? '\r\n' : '\n',
  semicolon: text[statement.end - 1] === ';' ? ';' : '',
});

/** Takes names out of the list of an import or export that keeps others. */
export function takeOut({ edits }: SourceModule, names: readonly Node[], gone: ReadonlySet<Node>): void {
  names.forEach((name, index) => {
    if (!gone.has(name)) return;
    const next = names[index + 1];
    const before = names.slice(0, index).findLast((one) => !gone.has(one));
    if (next) edits.remove(name.start, next.start);
    else if (before) edits.remove(before.end, name.end);
  });
}

/**
 * The new name of an imported or exported name, and its module. Undefined when it did not change, or when a
 * person has to change it, which is reported.
 */
export function findMove(
  { changes, changed, byHand }: Following,
  node: Node,
  { module, name }: Moved,
): Moved | undefined {
  const becomes = changes.find((one) => one.module === module && one.name === name)?.becomes;
  if (!becomes) return undefined;
  if (isByHand(becomes)) {
    byHand(node, `${name} of ${module}: ${becomes.byHand}`);
    return undefined;
  }
  changed(
    node,
    `${name} of ${module} is ${becomes.name}${becomes.module === module ? '' : ` of ${becomes.module}`}`,
  );
  return becomes;
}

/** The sentence about a module that is used as a whole; undefined when nothing in it changed. */
export const wholeSentence = ({ changes }: Following, module: string) => {
  const names = changes.filter((one) => one.module === module).map((one) => one.name);
  return names.length === 0
    ? undefined
    : `${module} is used as a whole here; look whether it takes ${names.join(', ')} from it.`;
};
