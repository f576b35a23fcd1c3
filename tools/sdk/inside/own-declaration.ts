import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDeclarationSchema, type RemoteDeclaration } from '@revisoins/contracts';
import { jsonProblem, shapeProblems } from '@revisoins/release/gate/declaration/read-declaration';
import { parseJson } from '@revisoins/release/site/parse-json';
import { SITE_GUIDE } from '@revisoins/release/sdk-paths';
import { findSite } from './remote-site.ts';

/** The declaration of the remote in a folder. Throws a sentence for each field that is wrong. */
export function readOwnDeclaration(directory: string): RemoteDeclaration {
  const file = join(directory, 'remote.json');
  if (!existsSync(file))
    throw new Error(`${directory} has no remote.json, so it is not the folder of a remote.`);
  const text = readFileSync(file, 'utf8');
  const fault = jsonProblem(text);
  if (fault !== undefined) throw new Error(`${fault} It is ${file}.`);
  const data = parseJson(text);
  const problems = shapeProblems(data, `${findSite(directory) ?? '<site>'}${SITE_GUIDE}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return remoteDeclarationSchema.parse(data);
}
