import { join } from 'node:path';
import { sharedFaces } from '../shared-faces.ts';

/** Node 20 does not have it, and Vitest says with it why a test fails. */
function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
  const groups = new Map<Key, Item[]>();
  [...items].forEach((item, index) => {
    const key = keyOf(item, index);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  });
  return groups;
}
Map.groupBy ??= groupBy;

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
