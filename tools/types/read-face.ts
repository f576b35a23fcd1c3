import { parseSync, type Program } from 'oxc-parser';
import { resolveSpecifier } from './specifiers.ts';
import { findSource } from './workspace-packages.ts';

/** A declaration as it is written, without its export and declare keywords. */
export interface Declared {
  text: string;
  /** What its docstring says, without the marks of the comment; empty when it has none. */
  doc: string;
}

/** Where a name is declared: in the file itself, or in another module under that name. */
type Origin = Declared | { from: string; name: string };

/** A parsed declaration file: the meaning of each of its names, and its exports. */
interface ReadModule {
  names: Map<string, Origin>;
  exports: Map<string, string>;
  /** Modules that are re-exported entirely (`export *`). */
  all: string[];
}

export interface Face {
  /** Every exported name, sorted. */
  names: Map<string, Declared>;
  /** The declarations that those refer to without exporting them, by name, sorted. */
  inner: Map<string, Declared>;
}

const nodeName = (node: { type: string; name?: string; value?: string }) => node.name ?? node.value ?? '';

/** A declaration without its export and declare keywords. */
const bare = (text: string) =>
  text
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replaceAll(/\r?\n/g, '\n');

/** The docstring that ends where a declaration begins. */
function docBefore(text: string, start: number): string {
  const [, doc = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, start)) ?? [];
  return doc.replaceAll(/^[ \t]*\* ?/gm, '').trim();
}

function readModule(text: string): ReadModule {
  const { body }: Program = parseSync('module.ts', text).program;
  const read: ReadModule = { names: new Map(), exports: new Map(), all: [] };
  const declareNames = (node: (typeof body)[number], whole: { start: number; end: number }) => {
    const source = { text: bare(text.slice(whole.start, whole.end)), doc: docBefore(text, whole.start) };
    const declared =
      node.type === 'VariableDeclaration'
        ? node.declarations.map(({ id }) => id)
        : 'id' in node && node.id
          ? [node.id]
          : [];
    for (const id of declared) if (id.type === 'Identifier') read.names.set(id.name, source);
    return declared;
  };
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers)
        read.names.set(one.local.name, {
          from: node.source.value,
          name: one.type === 'ImportSpecifier' ? nodeName(one.imported) : '*',
        });
    } else if (node.type === 'ExportAllDeclaration') {
      read.all.push(node.source.value);
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration)
        for (const id of declareNames(node.declaration, node))
          if (id.type === 'Identifier') read.exports.set(id.name, id.name);
      for (const { local, exported } of node.specifiers) {
        const inside = node.source ? `export ${nodeName(exported)}` : nodeName(local);
        if (node.source) read.names.set(inside, { from: node.source.value, name: nodeName(local) });
        read.exports.set(nodeName(exported), inside);
      }
    } else {
      declareNames(node, node);
    }
  }
  return read;
}

/** Identifiers in TypeScript text; a superset of those that it refers to, which does no harm. */
const wordsIn = (text: string) => new Set(text.match(/[A-Za-z_$][\w$]*/g));

/**
 * What a module of a library offers: every exported declaration by name, and what those refer to. `read`
 * gives the text of a declaration file by its path, or that of its source.
 */
export function readFace(
  root: string,
  library: string,
  source: string,
  read: (file: string) => string | undefined,
): Face {
  const modules = new Map<string, ReadModule>();
  const moduleAt = (file: string) => {
    const known = modules.get(file) ?? readModule(read(file) ?? '');
    modules.set(file, known);
    return known;
  };
  const resolveFile = (file: string, specifier: string) => {
    if (specifier.startsWith('.')) return resolveSpecifier(file, specifier);
    return findSource(root, specifier)?.replace(/(\.d)?\.tsx?$/, '.d.ts');
  };
  const isOurs = (file: string) => file.startsWith(`libs/${library}/`);

  /** The declaration of a name in a file, or the package that it comes from. */
  const resolve = (file: string, name: string): (Declared & { file: string }) | undefined => {
    const origin = moduleAt(file).names.get(name);
    if (!origin) return undefined;
    if ('text' in origin) return { file, ...origin };
    const target = resolveFile(file, origin.from);
    if (target === undefined || !isOurs(target) || origin.name === '*')
      return { file: origin.from, text: `${origin.name} of ${origin.from}`, doc: '' };
    return exported(target, origin.name);
  };
  const exported = (file: string, name: string): (Declared & { file: string }) | undefined => {
    const { exports, all } = moduleAt(file);
    const inside = exports.get(name);
    if (inside !== undefined) return resolve(file, inside);
    for (const specifier of all) {
      const target = resolveFile(file, specifier);
      const found = target === undefined ? undefined : exported(target, name);
      if (found) return found;
    }
    return undefined;
  };
  const exportedNames = (file: string): string[] => [
    ...moduleAt(file).exports.keys(),
    ...moduleAt(file).all.flatMap((specifier) => exportedNames(resolveFile(file, specifier) ?? '')),
  ];

  const entry = source.replace(/(\.d)?\.tsx?$/, '.d.ts');
  const names = new Map<string, Declared>();
  const inner = new Map<string, Declared>();
  const queue: { file: string; text: string }[] = [];
  for (const name of exportedNames(entry).sort()) {
    const found = exported(entry, name);
    names.set(name, { text: found?.text ?? `${name}: not found`, doc: found?.doc ?? '' });
    if (found && isOurs(found.file)) queue.push(found);
  }
  for (const { file, text } of queue) {
    for (const word of wordsIn(text)) {
      const found = names.has(word) || inner.has(word) ? undefined : resolve(file, word);
      if (!found || !isOurs(found.file) || found.text === text) continue;
      inner.set(word, { text: found.text, doc: found.doc });
      queue.push(found);
    }
  }
  return { names, inner: new Map([...inner].sort(([a], [b]) => (a < b ? -1 : 1))) };
}
