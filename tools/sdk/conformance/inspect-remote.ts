import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Registry } from '@revisoins/contracts';
import { languages } from '@revisoins/contracts/languages';
import { presentBrowser } from '@revisoins/workspace/find-browser';
import { parseJson } from '@revisoins/release/site/parse-json';
import * as z from 'zod';
import { readRemoteSite } from '../inside/remote-site.ts';
import { serveInside } from '../inside/serve-inside.ts';
import { inspection, type Inspection } from './report.ts';
import { runFindings } from './run-findings.ts';
import { readDeclared, staticFindings } from './static-findings.ts';

const providedSchema = z.record(z.string(), z.array(z.string()));
const listSchema = z.looseObject({ files: z.array(z.string()).optional() });
const namespacesSchema = z.looseObject({ namespaces: z.array(z.string()).optional() });

/** A browser for the checks. Rejects with a sentence when there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = presentBrowser();
  if (executablePath === undefined)
    throw new Error('No browser is here. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
}

/** A screen of another remote that everybody may see; else the page about the site. */
function otherScreen({ remotes }: Registry, name: string): string {
  const routes = Object.entries(remotes).flatMap(([other, remote]) =>
    other === name ? [] : (remote.versions[remote.default]?.declaration.routes ?? []),
  );
  const open = routes.find(({ access, path }) => access !== 'signed-in' && !path.includes(':'));
  return open?.path ?? '/about';
}

/**
 * Runs every check on the build in a folder, in the shell of a site. A build whose files are unusable is not
 * run.
 */
export async function inspectRemote(folder: string, address: string, browser: Browser): Promise<Inspection> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(
      `${folder} is no folder, so there is no build to check. "npm run build" makes one in dist/production.`,
    );
  const site = await readRemoteSite(address, 'conformance');
  const provided = await fetch(`${site.origin}/provided.json`).then((response) =>
    response.ok ? response.json() : {},
  );
  const files = staticFindings(folder, {
    origin: site.origin,
    registry: site.registry,
    provided: providedSchema.parse(provided),
  });
  const { findings } = files;
  const { declaration } = readDeclared(folder);
  const cannotRun = findings.some(({ check }) => ['files', 'declaration', 'entry', 'shared'].includes(check));
  if (!declaration || cannotRun || findings.some(({ sentence }) => /has no remoteEntry/.test(sentence)))
    return inspection([files]);
  const served = await serveInside({
    origin: site.origin,
    folder,
    port: 0,
    adapt: (declared) => ({
      ...declared,
      routes: declared.routes.map((route) => ({ ...route, access: 'everyone' })),
    }),
  });
  try {
    const others = Object.values(site.registry.remotes).flatMap(({ versions }) =>
      Object.values(versions).map(({ base }) => new URL(base).origin),
    );
    const { apiUrl, telemetryUrl } = site.config;
    const origins = [served.url, apiUrl, ...(telemetryUrl === undefined ? [] : [telemetryUrl]), ...others];
    const ran = await runFindings({
      browser,
      url: served.url,
      declaration,
      compared: otherScreen(site.registry, declaration.name),
      origins: origins.map((one) => new URL(one).origin),
      axe: readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    });
    return inspection([files, ran], declaration.routes.length > 0);
  } finally {
    await served.stop();
  }
}

/**
 * Fetches a build that is served somewhere into a new folder, which is gone when this program ends. Rejects
 * with a sentence when there is none.
 */
export async function fetchBuild(address: string): Promise<string> {
  if (!URL.canParse(address))
    throw new Error(`"${address}" is not an address. Write it whole, such as https://cards.example/cards/.`);
  const base = address.endsWith('/') ? address : `${address}/`;
  let answers = false;
  const read = async (name: string) => {
    const response = await fetch(new URL(name, base)).catch(() => undefined);
    answers ||= response !== undefined;
    return response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  };
  const [declared, described] = await Promise.all(
    ['remote.json', 'build.json'].map(async (name) => parseJson((await read(name))?.toString() ?? '')),
  );
  if (!answers)
    throw new Error(`${base} does not answer. Check the address and the network, then try again.`);
  const build = listSchema.safeParse(described);
  const declaration = namespacesSchema.safeParse(declared);
  // Many servers answer a wrong address with a page.
  if (!build.success || !declaration.success)
    throw new Error(`${base} serves no build of a remote: no remote.json and build.json are there.`);
  const { files = [] } = build.data;
  const { namespaces = [] } = declaration.data;
  const texts = namespaces.flatMap((name) => languages.map((code) => `locales/${code}/${name}.json`));
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-conformance-'));
  process.once('exit', () => removeBuild(folder));
  for (const name of ['remote.json', 'build.json', 'types.json', ...files, ...texts]) {
    const content = await read(name);
    if (!content || name.includes('..')) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Removes what `fetchBuild` made. */
export const removeBuild = (folder: string): void => rmSync(folder, { recursive: true, force: true });
