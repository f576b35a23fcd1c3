import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@revisoins/contracts';
import { root } from '@revisoins/workspace/paths';

const namesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    : [];

/** The shell has one namespace, called after it as those of remotes are. */
const SHELL = 'shell';

/** The namespaces of libraries, which any remote may include. */
export const commonNamespaces = () =>
  readdirSync(join(root, 'libs')).flatMap((library) => namesIn(join(root, 'libs', library, 'locales/fr')));

/**
 * Namespaces of the candidate that belong to another remote or the shell, whose texts it would replace: a
 * sentence each. Pure.
 */
export function namespaceProblems(
  { name, namespaces }: RemoteDeclaration,
  others: readonly RemoteDeclaration[],
  common: readonly string[],
): string[] {
  return namespaces.flatMap((namespace) => {
    const isCommon = common.includes(namespace);
    if (isCommon && namespace !== name) return [];
    const owner =
      namespace === SHELL
        ? 'the shell'
        : (others.find((other) => other.name === namespace || other.namespaces.includes(namespace))?.name ??
          (isCommon ? 'a library' : undefined));
    return owner === undefined
      ? []
      : [
          namespace === name
            ? `The namespace "${namespace}" belongs to ${owner}, whose screens would show these texts; call your remote otherwise.`
            : `The namespace "${namespace}" belongs to ${owner}, whose screens would show these texts; name yours "${name}" or "${name}-...".`,
        ];
  });
}
