import {
  registrySchema,
  remoteDeclarationSchema,
  type RegisteredVersion,
  type Registry,
  type RemoteDeclaration,
} from '@revisoins/contracts';

/** A declaration with one route and one entry in the navigation, at `/<name>`. */
export function declarationFixture(name: string, change: Partial<RemoteDeclaration> = {}): RemoteDeclaration {
  return remoteDeclarationSchema.parse({
    contract: 1,
    name,
    title: { fr: name, en: name },
    version: '1.0.0',
    routes: [{ id: 'home', path: `/${name}`, access: 'signed-in', expose: './routes/v1' }],
    slots: [],
    nav: [{ to: `/${name}`, access: 'signed-in', order: 10, label: { fr: name, en: name } }],
    namespaces: [name],
    budget: { entry: 7680 },
    ...change,
  });
}

export function versionFixture(
  name: string,
  version: string,
  change: Partial<RegisteredVersion> = {},
): RegisteredVersion {
  return {
    base: `https://${name}.example/remotes/${name}/${version}/`,
    container: `revisoins_${name}`,
    declaration: declarationFixture(name),
    integrity: {},
    shared: {},
    ...change,
  };
}

/** A registry of one remote with these versions; the first is the default. */
export function registryFixture(name: string, versions: readonly string[], change: object = {}): Registry {
  return registrySchema.parse({
    schema: 1,
    remotes: {
      [name]: {
        default: versions[0],
        traffic: {},
        versions: Object.fromEntries(versions.map((version) => [version, versionFixture(name, version)])),
        ...change,
      },
    },
  });
}
