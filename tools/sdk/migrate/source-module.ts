import { analyze, type Scope, type ScopeManager, type Variable } from '@typescript-eslint/scope-manager';
import MagicString from 'magic-string';
import { parseSync, type Node, type Program } from 'oxc-parser';
import type { Note } from './migration.ts';

/** A source of a remote, with its syntax tree, what its names refer to, and the changes so far. */
export interface SourceModule {
  /** Its path in the folder of the remote. */
  file: string;
  text: string;
  program: Program;
  /** The node that contains a node. */
  parents: ReadonlyMap<Node, Node>;
  scopes: ScopeManager;
  edits: MagicString;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function findParents(program: Program): Map<Node, Node> {
  const parents = new Map<Node, Node>();
  const visit = (parent: Node) => {
    for (const value of Object.values(parent).flat())
      if (isNode(value)) {
        parents.set(value, parent);
        visit(value);
      }
  };
  visit(program);
  return parents;
}

/** Parses a source. Throws a sentence when it cannot be parsed. */
export function parseModule(file: string, text: string): SourceModule {
  const {
    program,
    errors: [error],
  } = parseSync(file, text, { astType: 'ts', range: true, sourceType: 'module' });
  if (error)
    throw new Error(
      `${file}:${lineAt(text, error.labels[0]?.start ?? 0)} cannot be parsed: ${error.message}`,
    );
  const parents = findParents(program);
  const scopes = analyze(program as unknown as Parameters<typeof analyze>[0], { sourceType: 'module' });
  return { file, text, program, parents, scopes, edits: new MagicString(text) };
}

export const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

/** Every node of a type, in the order of the source. */
export function findNodes<Type extends Node['type']>(
  { parents }: SourceModule,
  ...types: readonly Type[]
): Extract<Node, { type: Type }>[] {
  return [...parents.keys()].filter((node): node is Extract<Node, { type: Type }> =>
    (types as readonly string[]).includes(node.type),
  );
}

export function note(
  { file, text }: Pick<SourceModule, 'file' | 'text'>,
  { start }: { start: number },
  sentence: string,
): Note {
  return { file, line: lineAt(text, start), sentence };
}

/** Where a module uses something that one of its imports declares. */
export interface Use {
  node: Node;
  scope: Scope;
}

/** The variable that a node declares, with its uses. */
export function findVariable(
  { scopes }: SourceModule,
  declaration: Node,
): { variable?: Variable; uses: Use[] } {
  const [variable] = scopes.getDeclaredVariables(declaration as never);
  if (!variable) return { uses: [] };
  const uses = variable.references.map(({ identifier, from }) => ({
    node: identifier as unknown as Node,
    scope: from,
  }));
  return { variable, uses };
}

/** The variable that a name refers to where it is used. */
export function lookUp(scope: Scope | null, name: string): Variable | undefined {
  for (let at = scope; at !== null; at = at.upper) {
    const found = at.set.get(name);
    if (found) return found;
  }
  return undefined;
}

/** Whether a name is taken at one of these uses, or is a global of the browser. */
export function isTaken({ scopes }: SourceModule, name: string, uses: readonly Use[]): boolean {
  const isGlobal = scopes.globalScope?.through.some(({ identifier }) => identifier.name === name) ?? false;
  const [top] = scopes.scopes.filter(({ type }) => type === 'module');
  return isGlobal || lookUp(top ?? null, name) !== undefined || uses.some(({ scope }) => lookUp(scope, name));
}
