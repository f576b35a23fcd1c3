import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { execFile } from 'node:child_process';
import { archivesSchema, registrySchema, type Archives, type Registry } from '@revisoins/contracts';
import { vi } from 'vitest';
import { shellBuild, siteFolder } from './build.fixture.ts';
import { release } from './main.ts';
import { type InlinedId, readInlinedJson } from './inlined-json.ts';

export interface Outcome {
  code: number;
  /** Everything that was printed. */
  said: string;
}

/** Runs a command line of the tool. */
export async function remote(...words: string[]): Promise<Outcome> {
  const printed: string[] = [];
  const spies = (['log', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((text: string) => void printed.push(text)),
  );
  try {
    return { code: await release(words), said: printed.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The same in its own process, as a person runs it. */
export const remoteProcess = (...words: string[]): Promise<Outcome> => remoteProcessWith({}, words);

/** The same with settings of the environment. */
export function remoteProcessWith(env: Record<string, string>, words: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...words],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        resolve({
          code: typeof error?.code === 'number' ? error.code : error ? -1 : 0,
          said: stdout + stderr,
        });
      },
    );
  });
}

export const publication = (site: string, name: string, build: string, ...more: string[]) => [
  'publish',
  name,
  '--site',
  site,
  '--from',
  build,
  '--skip-types',
  '--skip-run',
  ...more,
];

export const publish = (...words: Parameters<typeof publication>) => remote(...publication(...words));

/**
 * The JSON that the page of a site contains under an id. Throws when a compressed form of the page differs.
 */
function inPage(site: string, id: InlinedId): unknown {
  const file = join(site, 'shell/index.html');
  const page = readFileSync(file, 'utf8');
  const forms = [brotliDecompressSync(readFileSync(`${file}.br`)), gunzipSync(readFileSync(`${file}.gz`))];
  if (forms.some((form) => form.toString() !== page))
    throw new Error('The compressed forms of the page differ from it.');
  return readInlinedJson(page, id);
}

/** The registry in the page, and where it says that the rest is. */
export const readPage = (site: string): { served: Registry; archives: Archives } => ({
  served: registrySchema.parse(inPage(site, 'revisoins-registry')),
  archives: archivesSchema.parse(inPage(site, 'revisoins-archives')),
});

/**
 * The registry of a browser that has fetched everything. Throws for an archive whose hash differs from the
 * page's.
 */
export function inlined(site: string): Registry {
  const { served, archives } = readPage(site);
  for (const [name, { path, integrity }] of Object.entries(archives)) {
    const text = readFileSync(join(site, 'shell', path));
    if (integrity !== `sha384-${createHash('sha384').update(text).digest('base64')}`)
      throw new Error(`${path} is not what the page says.`);
    Object.assign(served.remotes[name]?.versions ?? {}, JSON.parse(text.toString()));
  }
  return registrySchema.parse(served);
}

/** A site with a shell and no remote yet. */
export async function siteWithShell(): Promise<string> {
  const site = siteFolder();
  await remote('publish', 'shell', '--site', site, '--from', shellBuild());
  return site;
}
