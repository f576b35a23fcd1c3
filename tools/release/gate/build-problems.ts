import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from './candidate.ts';

/** What the entry takes from its host, as the bundler writes it. */
const takenBy = (entry: string) => [...new Set([...entry.matchAll(/shareKey:\s*["']([^"']+)["']/g)].flatMap(([, name]) => name ?? []))];

function scriptsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
}

/** Where build.json and the declaration do not tell what the build holds: a sentence each. */
export function buildProblems({ folder, declaration, shared, preload = {}, files = [] }: Candidate): string[] {
  const missing = (names: readonly string[]) => [...new Set(names)].filter((name) => !existsSync(join(folder, name)));
  const entry = join(folder, 'remoteEntry.js');
  const undeclared = existsSync(entry) ? takenBy(readFileSync(entry, 'utf8')).filter((name) => shared[name] === undefined) : [];
  const scripts = scriptsOf(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const names = (id: string) => scripts.some((text) => ['"', "'", '`'].some((quote) => text.includes(`${quote}${id}${quote}`)) || new RegExp(`[{,]\\s*${id}\\s*[:,}]`).test(text));
  const routes = declaration.routes.map(({ id }) => id);
  const listed = missing(files);
  return [
    ...listed.map((name) => `${name} is missing: the build made it, and a screen would ask for it in vain. Build again, and publish the folder as it is.`),
    ...missing(Object.values(preload).flat())
      .filter((name) => !listed.includes(name))
      .map((name) => `build.json preloads ${name}, which is not there; build again.`),
    ...Object.keys(preload)
      .filter((id) => !routes.includes(id))
      .map((id) => `build.json preloads files of the route "${id}", which remote.json does not declare; build again.`),
    ...undeclared.map((name) => `Its entry takes ${name} from the host and build.json does not say so, so that nobody can check which version; build again with the preset.`),
    ...(scripts.length === 0 ? [] : [...declaration.routes, ...declaration.slots].filter(({ id }) => !names(id)).map(({ id }) => `No script of the build has anything with the id "${id}", which remote.json declares; build again, or take it out of remote.json.`)),
  ];
}
