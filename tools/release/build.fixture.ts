import type { RemoteDeclaration } from '@revisoins/contracts';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { declarationFixture } from './registry.fixture.ts';
import { remoteTypes, shellTypes } from './types.fixture.ts';

/**
 * A folder like a build of the preset, with a script that says `text`, which also determines its container's
 * name.
 */
export function remoteBuild(name: string, text: string, change: Partial<RemoteDeclaration> = {}): string {
  const container = `revisoins_${name}_${text.replace(/\W/g, '_')}`;
  const routes = 'const routes = [{ id: "home", element: null }]';
  return writeFiles(temporaryFolder('build'), {
    'remote.json': JSON.stringify(declarationFixture(name, change)),
    'build.json': JSON.stringify({ container, shared: { react: '^19.3.1' }, files: ['remoteEntry.js'] }),
    'types.json': JSON.stringify(remoteTypes()),
    'remoteEntry.js': `${routes};var ${container}={init(){},get:async()=>()=>({routes})};console.log(${JSON.stringify(text)});`,
    [`locales/fr/${name}.json`]: '{ "title": "Bonjour" }',
    [`locales/en/${name}.json`]: '{ "title": "Hello" }',
  });
}

/** A build of a shell that provides React. */
export function shellBuild(
  script = 'main.1.js',
  react = '19.3.1',
  types = shellTypes(),
  provided: Record<string, string[]> = {},
): string {
  return writeFiles(temporaryFolder('shell'), {
    'index.html': `<!doctype html><head><!-- site --></head><script src="/assets/${script}"></script>`,
    [`assets/${script}`]: '0;',
    'provided.json': JSON.stringify({ react: [react], ...provided }),
    'types.json': JSON.stringify(types),
  });
}

/** A site folder with configuration and origins, before anything is published. */
export function siteFolder(remotes: readonly string[] = ['quiz', 'exam']): string {
  return writeFiles(temporaryFolder('site'), {
    'site.json': JSON.stringify({
      config: { apiUrl: 'https://api.example', publishableKey: 'sb_publishable_x' },
      origins: Object.fromEntries(remotes.map((name) => [name, `https://${name}.example`])),
    }),
  });
}
