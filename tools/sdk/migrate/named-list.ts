import type { ModuleExportName, Node, StringLiteral } from 'oxc-parser';
import { isByHand, type Moved, type NameChange } from './migration.ts';
import type { SourceModule } from './source-module.ts';

/** The changes of the migration, and where what they did is told. */
export interface Following {
  changes: readonly NameChange[];
  changed(node: Node, sentence: string): void;
  byHand(node: Node, sentence: string): void;
}

export const exportName = (name: ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

/** A text in the quotes of another. */
export const quoteAs = ({ raw }: Pick<StringLiteral, 'raw'>, value: string) => {
  const quote = raw?.[0] ?? "'";
  return `${quote}${value}${quote}`;
};

/** How the lines of a source end, and whether its statements have a semicolon as this one has. */
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
 * What an imported or exported name is called now, and where. Undefined when nothing about it changed, or
 * when a person has to see to it, which is told.
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

/** What is said of a module that is used as a whole; undefined when nothing in it changed. */
export const wholeSentence = ({ changes }: Following, module: string) => {
  const names = changes.filter((one) => one.module === module).map((one) => one.name);
  return names.length === 0
    ? undefined
    : `${module} is used as a whole here; look whether it takes ${names.join(', ')} from it.`;
};
