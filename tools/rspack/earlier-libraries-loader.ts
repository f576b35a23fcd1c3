import { earlierLibraries } from './shared.ts';

/**
 * Generates the module with the earlier versions of the shared libraries. A default export, as the bundler
 * requires.
 */
export default function earlierLibrariesLoader(): string {
  const written = earlierLibraries.map(({ name, version, request, lazy }, index) => {
    const from = JSON.stringify(request);
    const facts = `name: ${JSON.stringify(name)}, version: ${JSON.stringify(version)}`;
    return lazy
      ? { before: '', entry: `{ ${facts}, load: () => import(${from}) }` }
      : {
          before: `import * as library${index} from ${from};`,
          entry: `{ ${facts}, library: library${index} }`,
        };
  });
  return [
    ...written.map(({ before }) => before),
    `export const earlierLibraries = [${written.map(({ entry }) => entry).join(', ')}];`,
  ].join('\n');
}
