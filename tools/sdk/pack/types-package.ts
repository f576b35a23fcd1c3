import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteDeclarationSchema } from '@revisoins/contracts';
import { DOCS_FOLDER } from '@revisoins/release/sdk-paths';
import { root } from '@revisoins/workspace/paths';
import * as z from 'zod';
import { faceDocs } from '../faces/face-docs.ts';
import { declareFaces, faceSource, readFaces } from '../faces/public-faces.ts';
import { sharedFaces } from '../shared-faces.ts';
import { currentTable } from './current-table.ts';
import { teamGuide } from './team-guide.ts';

/**
 * Packages whose types the libraries' types refer to. Only their declarations go into the package, so that a
 * team installs none of their code, which the host has.
 */
export const declaredPackages = [
  '@supabase/auth-js',
  '@supabase/phoenix',
  '@supabase/postgrest-js',
  '@supabase/realtime-js',
  '@supabase/storage-js',
  'i18next',
  'react-i18next',
  'react-router',
  'react-router-dom',
  'zod',
] as const;

const unused =
  /\/(locales|v3|src|umd|main|docs)\/|\.d\.cts$|\/dist\/(development|cjs|dom)\/|node_modules\/[^@].*\/node_modules\//;

/** What npm would ask of a lockfile for a package, though its declarations need none of it. */
const requirements = ['dependencies', 'optionalDependencies', 'peerDependencies', 'peerDependenciesMeta'];

/** Puts the declarations of an installed package into the folder of another one. */
export function copyDeclarations(name: string, folder: string): void {
  const from = join(root, 'node_modules', name);
  cpSync(from, join(folder, 'node_modules', name), {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const path = file.slice(from.length).replaceAll('\\', '/');
      if (/^\/node_modules(\/|$)/.test(path)) return false;
      if (!/\.[\w]+$/.test(path) || /\/[^/]*[^/.][^/]*$/.test(path) === false) return true;
      return (
        (/\.d\.m?ts$/.test(path) && !unused.test(path)) || /\/(package\.json|licen[cs]e[^/]*)$/i.test(path)
      );
    },
  });
  const file = join(folder, 'node_modules', name, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const kept = Object.entries(manifest).filter(([field]) => !requirements.includes(field));
  writeFileSync(file, JSON.stringify(Object.fromEntries(kept)));
}

const settings = (paths: Record<string, string[]>) => ({
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    isolatedModules: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    paths,
  },
});

/** The files of `@revisoins/sdk`: declarations alone. */
export async function writeTypes(folder: string): Promise<void> {
  const sources = Object.fromEntries(sharedFaces.map((face) => [`@revisoins/${face}`, faceSource(face)]));
  const [documented, plain] = await Promise.all([declareFaces(true), declareFaces()]);
  const declaration = (source: string) => source.replace(/\.tsx?$/, '.d.ts');
  for (const [file, text] of Object.entries(documented)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const face of sharedFaces) {
    const own = { exports: { '.': `.${declaration(faceSource(face)).slice(`libs/${face}`.length)}` } };
    writeFileSync(join(folder, 'libs', face, 'package.json'), JSON.stringify(own));
  }
  // A build's types are compared with the host's, which contain no comments.
  writeFileSync(join(folder, 'declarations.json'), JSON.stringify(plain));
  const paths = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, [`./${declaration(source)}`]]),
  );
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify(settings(paths), null, 2)}\n`);
  copyFileSync(join(root, 'libs/ui/src/css.d.ts'), join(folder, 'css.d.ts'));
  const schema = z.toJSONSchema(remoteDeclarationSchema as unknown as z.ZodType, { unrepresentable: 'any' });
  writeFileSync(join(folder, 'remote.schema.json'), JSON.stringify(schema));
  const docs = { ...faceDocs(readFaces(documented), currentTable()), 'remote-team.md': teamGuide() };
  for (const [file, text] of Object.entries(docs)) {
    mkdirSync(join(folder, DOCS_FOLDER), { recursive: true });
    writeFileSync(join(folder, DOCS_FOLDER, file), text);
  }
  cpSync(join(import.meta.dirname, '../CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  for (const name of declaredPackages) copyDeclarations(name, folder);
  if (!existsSync(join(folder, 'libs/router'))) throw new Error('The types of the libraries are missing.');
}
