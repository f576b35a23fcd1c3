interface RemoteShape {
  versions?: readonly string[];
  traffic?: Record<string, number>;
  lastKnownGood?: string;
  routes?: readonly { id: string; path: string; role?: string }[];
  slots?: readonly string[];
  order?: number;
  shared?: Record<string, string>;
  integrity?: Record<string, string>;
}

/** The JSON of a registry for tests; the first version of a remote is its default. */
export function makeRegistry(remotes: Record<string, RemoteShape>): unknown {
  const access = 'signed-in';
  return {
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, shape]) => {
        const {
          versions = ['1.0.0'],
          traffic = {},
          routes = [],
          slots = [],
          order = 10,
          shared = {},
          integrity = {},
        } = shape;
        const declaration = (version: string) => ({
          contract: 1,
          name,
          title: { fr: name, en: name },
          version,
          routes: routes.map((route) => ({ ...route, access, expose: './routes/v1' })),
          slots: slots.map((id) => ({ id, slot: 'nav.profile', expose: './slots/v1' })),
          nav: [{ to: `/${name}`, access, order, label: { fr: name, en: name } }],
          namespaces: [name],
          budget: { entry: 8000 },
        });
        const published = (version: string) => ({
          base: `https://${name}.example/remotes/${name}/${version}/`,
          container: `revisoins_${name}_${version.replaceAll('.', '')}`,
          declaration: declaration(version),
          integrity,
          shared,
        });
        return [
          name,
          {
            default: versions[0],
            traffic,
            ...(shape.lastKnownGood === undefined ? {} : { lastKnownGood: shape.lastKnownGood }),
            versions: Object.fromEntries(versions.map((version) => [version, published(version)])),
          },
        ];
      }),
    ),
  };
}
