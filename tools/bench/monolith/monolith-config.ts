import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import type { RemoteDeclaration } from '@revisoins/contracts';
import { EmitTypes } from '@revisoins/rspack/emit/emit-types';
import { host } from '@revisoins/rspack/host';
import { NameLateScripts } from '@revisoins/rspack/name-late-scripts';
import { remote } from '@revisoins/rspack/remote';
import { standaloneScripts } from '@revisoins/rspack/standalone-scripts';
import { appFolder } from '@revisoins/workspace/paths';

const shell = appFolder('shell');

const replace = (request: RegExp, file: string) =>
  new rspack.NormalModuleReplacementPlugin(request, (data) => {
    data.request = join(import.meta.dirname, file);
  });

/** What an app's own configuration adds to the preset's rules. */
async function ownRules(app: string): Promise<RuleSetRule[]> {
  const { default: builds } = (await import(
    pathToFileURL(join(appFolder(app), 'rspack.config.ts')).href
  )) as { default: Configuration | [Configuration] };
  const config = Array.isArray(builds) ? builds[0] : builds;
  // The preset gives each folder one rule for each of its styles.
  const known = remote(appFolder(app)).module?.rules?.length ?? 0;
  return (config.module?.rules ?? []).slice(known) as RuleSetRule[];
}

function copiedTranslations({ name }: RemoteDeclaration) {
  return { from: join(appFolder(name), 'dist', 'production', 'locales'), to: `remotes/${name}/locales` };
}

/**
 * The build of the monolith: the shell and every remote in one bundle, and the script in its page that
 * preloads. `remotes` is the file that `writeRemotes` wrote.
 */
export async function monolithConfig(
  output: string,
  remotes: string,
  declarations: readonly RemoteDeclaration[],
): Promise<Configuration[]> {
  const config = host(shell, 'shell');
  const inline = standaloneScripts(shell).find(({ name }) => name === 'inline');
  if (!inline) throw new Error('The shell has no build of the scripts that its pages inline.');
  const rules = await Promise.all(declarations.map(({ name }) => ownRules(name)));
  const named = declarations.map(({ name }) => ({
    test: /\.tsx?$/,
    include: join(appFolder(name), 'src'),
    enforce: 'pre' as const,
    use: { loader: join(import.meta.dirname, 'name-chunks-loader.ts'), options: { app: name } },
  }));
  return [
    {
      ...config,
      output: { ...config.output, path: output },
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, 'bench-remotes': remotes } },
      module: { ...config.module, rules: [...(config.module?.rules ?? []), ...rules.flat(), ...named] },
      plugins: [
        ...(config.plugins ?? []).filter(
          (plugin) => !(plugin instanceof EmitTypes || plugin instanceof NameLateScripts),
        ),
        replace(/\/federation-runtime\.ts$/, 'bundled-runtime.ts'),
        new rspack.CopyRspackPlugin({ patterns: declarations.map(copiedTranslations) }),
      ],
    },
    {
      ...inline,
      output: { ...inline.output, path: output },
      resolve: {
        ...inline.resolve,
        alias: { 'bench-files-to-preload': join(shell, 'src', 'preload', 'files-to-preload.ts') },
      },
      plugins: [...(inline.plugins ?? []), replace(/^\.\/files-to-preload\.ts$/, 'files-to-preload.ts')],
    },
  ];
}
