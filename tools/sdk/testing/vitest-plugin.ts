import { join } from 'node:path';
import { sharedFaces } from '../shared-faces.ts';

/** A plugin for Vitest: the shared libraries, which a host provides at run time, come from this package. */
export const revisoins = () => ({
  name: 'revisoins',
  config: () => ({
    resolve: {
      alias: Object.fromEntries(
        sharedFaces.map((name) => [`@revisoins/${name}`, join(import.meta.dirname, `${name}.js`)]),
      ),
      dedupe: ['react', 'react-dom'],
    },
    test: { server: { deps: { inline: [/@revisoins/] } } },
  }),
});
