import { readFileSync, statSync } from 'node:fs';
import { remoteDeclarationSchema, type RemoteDeclaration } from '@revisoins/contracts';
import { jsonFault } from '@revisoins/workspace/json-fault';
import { Refusal } from '../../refusal.ts';
import { navigationProblems } from './navigation-problems.ts';
import { presentationProblems } from './presentation-problems.ts';
import { reservedProblems } from './reserved-problems.ts';
import { versionProblems } from './version-problems.ts';
import { parseJson } from '../../site/parse-json.ts';

/** A path as addresses match it: without case and parameter names. */
const routeShape = (path: string) => path.toLowerCase().replaceAll(/:[^/]+/g, ':');

/** The guide in this repository. A team outside is told the address of its site's copy instead. */
export const GUIDE = 'docs/guides/remote-team.md';

/** Why a text of remote.json cannot be read at all; undefined for JSON. Pure. */
export function jsonProblem(text: string): string | undefined {
  const fault = jsonFault(text);
  return fault === undefined ? undefined : `remote.json is not JSON; look at ${fault}.`;
}

/** The fields of a declaration that are not of the schema: a sentence each. Pure. */
export const shapeProblems = (data: unknown, guide = GUIDE): string[] =>
  (remoteDeclarationSchema.safeParse(data).error?.issues ?? []).map((issue) => {
    const where = issue.path.join('.') || 'the whole file';
    return `remote.json, ${where}: ${issue.message}. See ${guide} for what a declaration holds.`;
  });

/** Problems of a declaration, a sentence each. Pure. */
export function declarationProblems(data: unknown, name: string, guide = GUIDE): string[] {
  const parsed = remoteDeclarationSchema.safeParse(data);
  if (!parsed.success) return shapeProblems(data, guide);
  const { declaration, own } = {
    declaration: parsed.data,
    own: new Set(parsed.data.routes.map(({ path }) => path)),
  };
  const repeated = (values: string[]) => [
    ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
  ];
  return [
    ...(declaration.name === name
      ? []
      : [`remote.json says the name "${declaration.name}"; write "${name}", as the folder is called.`]),
    ...versionProblems(declaration.version),
    ...navigationProblems(declaration),
    ...presentationProblems(declaration),
    ...reservedProblems(declaration),
    ...repeated(declaration.routes.map(({ id }) => id)).map(
      (id) => `Two routes have the id "${id}"; give each its own.`,
    ),
    ...repeated(declaration.routes.map(({ path }) => routeShape(path))).map(
      (shape) =>
        `Two routes have the path ${declaration.routes
          .filter(({ path }) => routeShape(path) === shape)
          .map(({ path }) => path)
          .join(', ')}; leave one, since the same addresses lead to both.`,
    ),
    ...declaration.nav
      .filter(({ to }) => !own.has(to))
      .map(
        ({ to }) =>
          `The navigation entry ${to} leads to no route of this remote; declare the route, or leave the entry out.`,
      ),
  ];
}

/** Reads a declaration from a file. Refuses it with every problem. */
export function readDeclaration(file: string, name: string): RemoteDeclaration {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Refusal(
      `${file} is missing: every remote has one. "npm run remote -- new <name>" makes a whole remote.`,
    );
  const text = readFileSync(file, 'utf8');
  const fault = jsonProblem(text);
  if (fault !== undefined) throw new Refusal(fault);
  const data = parseJson(text);
  const problems = declarationProblems(data, name);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return remoteDeclarationSchema.parse(data);
}
