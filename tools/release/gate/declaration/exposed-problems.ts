import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposedIds, type RemoteDeclaration } from '@revisoins/contracts';

/** The source file behind an exposed id: `./routes/v1` is `src/routes.v1.ts`. */
export function exposedFile(id: string): string {
  const [, name, version] = id.split('/');
  return `src/${name}.${version}.ts`;
}

const mentions = (source: string, id: string) =>
  new RegExp(`(['"\`]?)\\b${id}\\1\\s*[:,}]|\\bid:\\s*(['"\`])${id}\\2`).test(source);

/**
 * Declared routes and slots that are missing in the exposed source: a sentence each. `directory` is the
 * app's.
 */
export function exposedProblems(declaration: RemoteDeclaration, directory: string): string[] {
  return exposedIds(declaration).flatMap((expose) => {
    const file = exposedFile(expose);
    if (!existsSync(join(directory, file))) return [`${file} is missing: the declaration exposes ${expose}.`];
    const source = readFileSync(join(directory, file), 'utf8');
    return [...declaration.routes, ...declaration.slots]
      .filter((part) => part.expose === expose && !mentions(source, part.id))
      .map(
        ({ id }) =>
          `${file} has nothing with the id "${id}", which remote.json declares; add it there, or take it out of remote.json.`,
      );
  });
}
