import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildApps } from '@revisoins/workspace/build-apps';
import { appFolder, root } from '@revisoins/workspace/paths';
import { localRemotes } from '@revisoins/workspace/remotes';
import * as z from 'zod';
import type { Figure } from '../results.schema.ts';

const run = promisify(execFile);
const bin = join(root, 'node_modules', '.bin');

/** The seconds of CPU of a shell and its children, as `times` prints them. */
export function cpuSeconds(printed: string): number {
  const times = [...printed.matchAll(/(\d+)m([\d.]+)s/g)].slice(-4);
  if (times.length < 4) throw new Error('The shell does not print its times.');
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

async function measureCpu(command: string, cwd: string): Promise<number> {
  const { stdout } = await run('sh', ['-c', `(${command}) >/dev/null && times`], {
    cwd,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    maxBuffer: 1e8,
  });
  return cpuSeconds(stdout);
}

const packageSchema = z.looseObject({ name: z.string(), scripts: z.looseObject({ build: z.string() }) });

const buildScript = (app: string) =>
  packageSchema.parse(JSON.parse(readFileSync(join(appFolder(app), 'package.json'), 'utf8'))).scripts.build;

/** The tests that a file declares; `test.each` counts as one. Pure. */
export const countTests = (source: string) =>
  [...source.matchAll(/^\s*(?:test|it)(?:\.each|\.for|\.concurrent|\.skipIf\([^)]*\))?\s*[([`<]/gm)].length;

/** The unit tests of each package, by its name. */
function testsByPackage(): Record<string, number> {
  const folders = ['apps', 'libs', 'tools'].flatMap((part) =>
    readdirSync(join(root, part)).map((name) => join(root, part, name)),
  );
  return Object.fromEntries(
    [...folders, join(root, 'tests')]
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => {
        const { name } = z
          .looseObject({ name: z.string() })
          .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
          (file) => /\.test\.tsx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file),
        );
        return [
          name,
          files.reduce((sum, file) => sum + countTests(readFileSync(join(folder, file), 'utf8')), 0),
        ];
      }),
  );
}

/** The packages whose tests Nx runs after a change in an app. */
async function affectedPackages(app: string): Promise<string[]> {
  const { stdout } = await run(
    join(bin, 'nx'),
    ['show', 'projects', '--affected', `--files=apps/${app}/src/routes.v1.ts`, '--withTarget=test', '--json'],
    { cwd: root },
  );
  return z.array(z.string()).parse(JSON.parse(stdout));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

/** What a change to one remote builds and tests, against everything. */
export async function measureCostOfChange(step: (text: string) => void): Promise<Figure[]> {
  await buildApps();
  const remotes = localRemotes().map(({ name }) => name);
  const cpu: Record<string, number> = {};
  for (const app of [...remotes, 'shell']) {
    step(`Building ${app}`);
    cpu[app] = await measureCpu(buildScript(app), appFolder(app));
  }
  step('Building the bundle');
  const bundle = pathToFileURL(join(import.meta.dirname, '..', 'monolith', 'build-monolith.ts')).href;
  const monolith = await measureCpu(
    `node --input-type=module -e "import { buildMonolith } from '${bundle}'; await buildMonolith()"`,
    root,
  );
  step('Counting tests');
  const tests = testsByPackage();
  const affected: Record<string, string[]> = {};
  for (const remote of remotes) affected[remote] = await affectedPackages(remote);
  const rerun = remotes.map((remote) => sum((affected[remote] ?? []).map((name) => tests[name] ?? 0)));
  const one = mean(remotes.map((remote) => cpu[remote] ?? 0));
  const samples = {
    ...Object.fromEntries(Object.entries(cpu).map(([app, seconds]) => [app, [seconds]])),
    'one bundle': [monolith],
  };
  return [
    {
      id: 'build of a change',
      name: `CPU seconds to build one remote (${one.toFixed(1)} on average) / everything (${sum(Object.values(cpu)).toFixed(1)})`,
      value: one / sum(Object.values(cpu)),
      unit: 'ratio',
      atMost: 0.2,
      samples,
    },
    {
      id: 'build of a change, bundle',
      name: `the same / the same sources as one bundle (${monolith.toFixed(1)})`,
      value: one / monolith,
      unit: 'ratio',
      samples,
    },
    {
      id: 'tests of a change',
      name: `unit tests that Nx runs after a change in one remote (${mean(rerun).toFixed(0)} on average) / all (${sum(Object.values(tests))})`,
      value: mean(rerun) / sum(Object.values(tests)),
      unit: 'ratio',
      atMost: 0.2,
      samples: Object.fromEntries(
        remotes.map((remote) => [
          remote,
          (affected[remote] ?? []).map((name) => `${name}: ${tests[name] ?? 0}`),
        ]),
      ),
    },
  ];
}
