import { parseAst } from 'vitest/node';
import { collectMutants, type Mutant } from './mutant.ts';

/** A node of ESTree, as far as it matters here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The other side of a bound, and the other direction. */
const boundaries: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
const exchanged: Readonly<Record<string, readonly [operator: string, by: string]>> = {
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '&': ['arithmetic', '|'],
  '|': ['arithmetic', '&'],
  '^': ['arithmetic', '&'],
  '>>': ['arithmetic', '<<'],
  '>>>': ['arithmetic', '<<'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '??': ['logic', '&&'],
  '+=': ['arithmetic', '-='],
  '-=': ['arithmetic', '+='],
  '||=': ['logic', '&&='],
  '&&=': ['logic', '||='],
  '??=': ['logic', '='],
};
/** Methods that are easily confused. */
const twins = new Map(
  Object.entries({
    max: 'min',
    min: 'max',
    ceil: 'floor',
    floor: 'ceil',
    round: 'floor',
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
);
/** Methods that return something like what they are called on. */
const removable = new Set([
  'filter',
  'sort',
  'slice',
  'reverse',
  'trim',
  'toLowerCase',
  'normalize',
  'replace',
]);

/** Parts of a regular expression, and what a typing error would turn them into. */
const patternSlips: readonly (readonly [RegExp, string])[] = [
  [/^\^/g, ''],
  [/(?<!\\)\$$/g, ''],
  [/\[\^/g, '['],
  [/\\d/g, '\\D'],
  [/\\s/g, '\\S'],
  [/\\w/g, '\\W'],
  [/(?<=[^\\(])\+/g, ''],
  [/(?<=[^\\(])\*/g, ''],
];

/** Places where a text decides something: other texts are for readers. */
function textDecides(parent: Node | undefined, node: Node): boolean {
  switch (parent?.type) {
    case 'BinaryExpression':
      return /^[!=]==$/.test(String(parent['operator']));
    case 'SwitchCase':
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
    case 'ConditionalExpression':
    case 'ArrayExpression':
      return true;
    case 'Property':
      return parent['value'] === node;
    default:
      return false;
  }
}

/** What rules do with a source. */
interface Edits {
  readonly add: (operator: string, start: number, end: number, replacement: string) => void;
  readonly read: (node: Node) => string;
  readonly replace: (operator: string, node: Node, replacement: string) => void;
  /** Replaces the operator between two operands. */
  readonly exchange: (operator: string, left: Node, right: Node, from: string, to: string) => void;
}

function createEdits(source: string, add: Edits['add']): Edits {
  return {
    add,
    read: ({ start, end }) => source.slice(start, end),
    replace: (operator, { start, end }, replacement) => add(operator, start, end, replacement),
    exchange(operator, left, right, from, to) {
      const at = source.indexOf(from, left.end);
      if (at !== -1 && at < right.start) add(operator, at, at + from.length, to);
    },
  };
}

type Rule = (node: Node, edits: Edits, parent: Node | undefined) => void;

const mutateTest: Rule = (node, { replace }) => {
  const test = node['test'] as Node;
  replace('condition', test, 'true');
  replace('condition', test, 'false');
};

const mutateOperation: Rule = (node, { exchange }) => {
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const from = String(node['operator']);
  for (const to of boundaries[from] ?? []) exchange('boundary', left, right, from, to);
  const joinsTexts =
    from === '+' &&
    [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string');
  const other = exchanged[from];
  if (other && !joinsTexts) exchange(other[0], left, right, from, other[1]);
};

const mutateSign: Rule = (node, { read, replace }) => {
  const argument = node['argument'] as Node;
  if (node['operator'] === '!') replace('condition', node, read(argument));
  if (node['operator'] === '-') replace('arithmetic', node, read(argument));
};

const mutateUpdate: Rule = (node, { read, replace }) => {
  const [from, to] = node['operator'] === '++' ? ['++', '--'] : ['--', '++'];
  replace('arithmetic', node, read(node).replace(from, to));
};

const mutateLiteral: Rule = (node, { add, replace }, parent) => {
  const value = node['value'];
  if (typeof value === 'boolean') replace('boolean', node, String(!value));
  if (typeof value === 'number') replace('number', node, String(value < 1000 ? value + 1 : value * 2));
  if (typeof value === 'string' && textDecides(parent, node))
    replace('text', node, value === '' ? "'other'" : "''");
  const pattern = node['regex'] as { pattern: string; flags: string } | undefined;
  if (!pattern) return;
  for (const [piece, slip] of patternSlips)
    for (const { index, 0: matched } of pattern.pattern.matchAll(piece)) {
      const at = node.start + 1 + index;
      add('pattern', at, at + matched.length, slip);
    }
  for (const flag of pattern.flags.replaceAll(/[uvd]/g, ''))
    add('pattern', node.end - pattern.flags.length, node.end, pattern.flags.replace(flag, ''));
};

const mutateCall: Rule = (node, { read, replace }) => {
  const callee = node['callee'] as Node;
  const property = callee['property'] as Node | undefined;
  if (callee.type !== 'MemberExpression' || callee['computed'] === true || !property) return;
  const name = read(property);
  const twin = twins.get(name);
  if (twin !== undefined) replace('exchanged call', property, twin);
  if (removable.has(name)) replace('removed call', node, read(callee['object'] as Node));
};

const mutateReturn: Rule = (node, { read, replace }) => {
  const value = node['argument'] as Node | null;
  if (value && value.type !== 'Literal' && read(value) !== 'undefined')
    replace('return value', value, 'undefined');
};

const mutateArrow: Rule = (node, { read, replace }, parent) => {
  const body = node['body'] as Node;
  const isCallback = parent?.type === 'CallExpression';
  if (!isCallback && !['BlockStatement', 'Literal', 'ArrowFunctionExpression'].includes(body.type))
    replace('return value', body, read(body) === 'undefined' ? 'null' : 'undefined');
};

const removeStatement: Rule = (node, { replace }) => {
  if (!node['directive']) replace('removed statement', node, ';');
};

/** The mistakes to make at each type of node. */
const rules: Readonly<Record<string, Rule>> = {
  IfStatement: mutateTest,
  ConditionalExpression: mutateTest,
  WhileStatement: (node, { replace }) => replace('condition', node['test'] as Node, 'false'),
  BinaryExpression: mutateOperation,
  LogicalExpression: mutateOperation,
  AssignmentExpression: mutateOperation,
  UnaryExpression: mutateSign,
  UpdateExpression: mutateUpdate,
  Literal: mutateLiteral,
  CallExpression: mutateCall,
  ReturnStatement: mutateReturn,
  ArrowFunctionExpression: mutateArrow,
  ExpressionStatement: removeStatement,
  ThrowStatement: removeStatement,
  ContinueStatement: removeStatement,
  BreakStatement: removeStatement,
};

/** The usual mutants of a TypeScript source. Types, imports and user-facing texts stay unchanged. Pure. */
export function typescriptMutants(file: string, source: string): Mutant[] {
  const { add, all } = collectMutants(file, source);
  const edits = createEdits(source, add);

  function visit(node: Node, parent: Node | undefined): void {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('JSX')) return;
    const holdsAValue = /^TS(As|Satisfies|NonNull)/.test(node.type);
    if (node.type.startsWith('TS') && !holdsAValue) return;
    if (!holdsAValue) rules[node.type]?.(node, edits, parent);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'key') continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(child)) visit(child, holdsAValue ? parent : node);
    }
  }

  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, undefined);
  return all();
}
