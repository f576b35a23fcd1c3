import { join, posix } from 'node:path';
import { declare } from '@revisoins/types/emit-declarations';
import { readFace, type Declared } from '@revisoins/types/read-face';
import { allSources } from '@revisoins/types/workspace-packages';

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
  const sections = Object.entries(faces).map(([face, source]) => {
    const { names, inner } = readFace(root, library, source, (file) => files[file]);
    const block = (declared: ReadonlyMap<string, Declared>) =>
      `\`\`\`ts\n${[...new Set([...declared.values()].map(({ text }) => text))].join('\n')}\n\`\`\`\n`;
    return `## ${face}\n\n${names.size} names.\n\n${block(names)}${inner.size > 0 ? `\nNot exported, but part of the above:\n\n${block(inner)}` : ''}`;
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
