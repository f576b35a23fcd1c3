import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDeclarationSchema } from '@revisoins/contracts';
import { languages, provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { skeletons } from 'remote-skeletons';
import { renderSkeleton, type RenderedSkeleton } from './render-skeleton.tsx';

/**
 * Run after the build of a remote: renders its skeletons in every language, and writes them as
 * `skeletons.json` into the folder of the build, for the release tool.
 */
async function main([, , folder = '.']: readonly string[]): Promise<void> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { name, routes, namespaces } = remoteDeclarationSchema.parse(JSON.parse(read('remote.json')));
  for (const id of Object.keys(skeletons))
    if (!routes.some((route) => route.id === id))
      throw new Error(`src/skeletons.tsx has a skeleton of "${id}", which is no route of remote.json.`);
  for (const namespace of namespaces)
    provideNamespace(
      namespace,
      (language) =>
        `data:application/json,${encodeURIComponent(read(`locales/${language}/${namespace}.json`))}`,
    );
  const rendered: Record<string, RenderedSkeleton[]> = {};
  for (const language of languages) {
    await startI18n(namespaces, { root: { lang: '' } as HTMLElement, given: language });
    for (const { id, path } of routes)
      for (const skeleton of skeletons[id] ?? [])
        (rendered[id] ??= []).push(renderSkeleton(skeleton, { remote: name, path, language }));
  }
  writeFileSync(join(folder, 'skeletons.json'), JSON.stringify(rendered));
}

main(process.argv).catch((error: unknown) => {
  // Caught, because Node would print the failing line, which is the whole bundle.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
