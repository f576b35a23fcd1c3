import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDeclarationSchema, type RemoteDeclaration } from '@revisoins/contracts';
import { shapeProblems } from '@revisoins/release/gate/declaration/read-declaration';
import { parseJson } from '@revisoins/release/site/parse-json';

/** The declaration of the remote in a folder. Throws a sentence for each field that is wrong. */
export function readOwnDeclaration(directory: string): RemoteDeclaration {
  const file = join(directory, 'remote.json');
  if (!existsSync(file))
    throw new Error(`${directory} has no remote.json, so it is not the folder of a remote.`);
  const data = parseJson(readFileSync(file, 'utf8'));
  if (data === undefined) throw new Error(`${file} is not JSON.`);
  const problems = shapeProblems(data);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return remoteDeclarationSchema.parse(data);
}
