import { join } from 'node:path';
import { exposedIds, type RemoteDeclaration } from '@revisoins/contracts';
import { appFolder } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';

/** `./routes/v1` is `src/routes.v1.ts`, as in the preset of the remotes. */
function exposedSource(app: string, exposed: string): string {
  const [, name, version] = exposed.split('/');
  return JSON.stringify(join(appFolder(app), 'src', `${name}.${version}.ts`));
}

/**
 * Writes the module `bench-remotes`. A single-page app knows its routes from the start, and loads each page
 * lazily; other exposed modules load on demand.
 */
export function writeRemotes(file: string, declarations: readonly RemoteDeclaration[]): void {
  const imports: string[] = [];
  const remotes = declarations.map((declaration) => {
    const known = new Set(declaration.routes.map(({ expose }) => expose));
    const exposed = exposedIds(declaration).map((id) => {
      const source = exposedSource(declaration.name, id);
      if (!known.has(id)) return `${JSON.stringify(id)}: () => import(${source})`;
      imports.push(`import * as module${imports.length} from ${source};`);
      return `${JSON.stringify(id)}: async () => module${imports.length - 1}`;
    });
    return `${JSON.stringify(declaration.name)}: { ${exposed.join(', ')} }`;
  });
  writeAtomically(
    file,
    `${imports.join('\n')}\n\nexport const remoteModules = {\n${remotes.map((remote) => `  ${remote},\n`).join('')}};\n`,
  );
}
