import { join, posix } from 'node:path';
import { parseSync, type Program } from 'oxc-parser';
import { resolveSpecifier } from '@revisoins/types/specifiers';
import { declare } from '@revisoins/types/emit-declarations';
import { allSources, findSource } from '@revisoins/types/workspace-packages';

/** Where a name is declared: in the file itself, or in another module under that name. */
type Origin = { text: string } | { from: string; name: string };

/** A parsed declaration file: the meaning of each of its names, and its exports. */
interface ReadModule {
  names: Map<string, Origin>;
  exports: Map<string, string>;
  /** Modules that are re-exported entirely (`export *`). */
  all: string[];
}

const nodeName = (node: { type: string; name?: string; value?: string }) => node.name ?? node.value ?? '';

function readModule(file: string, text: string): ReadModule {
  const { body }: Program = parseSync(file, text).program;
  const read: ReadModule = { names: new Map(), exports: new Map(), all: [] };
  const declareNames = (node: (typeof body)[number], whole: { start: number; end: number }) => {
    const source = { text: text.slice(whole.start, whole.end) };
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

/** A declaration without its export and declare keywords. */
const bare = (text: string) =>
  text
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replaceAll(/\r?\n/g, '\n');

/** Identifiers in TypeScript text; a superset of those that it refers to, which does no harm. */
const wordsIn = (text: string) => new Set(text.match(/[A-Za-z_$][\w$]*/g));

/**
 * The public API of a library: every exported declaration by name, then the declarations that those refer to
 * without exporting them. `files` are declaration files by path.
 */
export function apiReport(
  root: string,
  library: string,
  faces: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): string {
  const modules = new Map<string, ReadModule>();
  const moduleAt = (file: string) => {
    const read = modules.get(file) ?? readModule(file, files[file] ?? '');
    modules.set(file, read);
    return read;
  };
  const resolveFile = (file: string, specifier: string) => {
    if (specifier.startsWith('.')) return resolveSpecifier(file, specifier);
    return findSource(root, specifier)?.replace(/\.tsx?$/, '.d.ts');
  };
  const isOurs = (file: string) => file.startsWith(`libs/${library}/`);

  /** The declaration of a name in a file, or the package that it comes from. */
  const resolve = (file: string, name: string): { file: string; text: string } | undefined => {
    const origin = moduleAt(file).names.get(name);
    if (!origin) return undefined;
    if ('text' in origin) return { file, text: bare(origin.text) };
    const target = resolveFile(file, origin.from);
    if (target === undefined || !isOurs(target) || origin.name === '*')
      return { file: origin.from, text: `${origin.name} of ${origin.from}` };
    return exported(target, origin.name);
  };
  const exported = (file: string, name: string): { file: string; text: string } | undefined => {
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

  const sections = Object.entries(faces).map(([face, source]) => {
    const entry = source.replace(/\.tsx?$/, '.d.ts');
    const declared = new Map<string, string>();
    const inner = new Map<string, string>();
    const queue: { file: string; text: string }[] = [];
    for (const name of exportedNames(entry).sort()) {
      const found = exported(entry, name);
      declared.set(name, found?.text ?? `${name}: not found`);
      if (found && isOurs(found.file)) queue.push(found);
    }
    for (const { file, text } of queue) {
      for (const word of wordsIn(text)) {
        const found = declared.has(word) || inner.has(word) ? undefined : resolve(file, word);
        if (!found || !isOurs(found.file) || found.text === text) continue;
        inner.set(word, found.text);
        queue.push(found);
      }
    }
    const block = (texts: Iterable<string>) => `\`\`\`ts\n${[...new Set(texts)].join('\n')}\n\`\`\`\n`;
    const sorted = [...inner].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
    return `## ${face}\n\n${declared.size} names.\n\n${block(declared.values())}${sorted.length > 0 ? `\nNot exported, but part of the above:\n\n${block(sorted)}` : ''}`;
  });
  const command = 'node tools/generated/main.ts';
  return `# What @revisoins/${library} exports\n\nWritten by \`${command}\`, compared by \`npm test\`. A change here is a change for everybody who uses it.\n\n${sections.join('\n')}`;
}

/** The report of each library, by path. Rejects when the libraries do not compile. */
export async function apiReports(root: string): Promise<Map<string, string>> {
  // Fixtures that tests share are not part of a library's API.
  const sources = Object.fromEntries(
    Object.entries(allSources(root)).filter(([, source]) => !source.endsWith('.fixture.ts')),
  );
  const files = await declare({ root, directory: join(root, 'apps/shell') }, Object.values(sources));
  const libraries = [...new Set(Object.values(sources).map((source) => source.split('/')[1] ?? ''))].sort();
  return new Map(
    libraries.map((library) => {
      const faces = Object.fromEntries(
        Object.entries(sources).filter(([, source]) => source.startsWith(`libs/${library}/`)),
      );
      return [posix.join('libs', library, 'api.md'), apiReport(root, library, faces, files)];
    }),
  );
}
