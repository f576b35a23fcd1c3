import { relative } from 'node:path';
import type { Compiler } from '@rspack/core';
import { deprecatedNames, type Deprecation } from '@revisoins/types/deprecated-names';
import type { TypesRequest } from '@revisoins/types/emit-declarations';
import { usedNames } from '@revisoins/types/used-names';

type Request = Required<Pick<TypesRequest, 'root' | 'libraryRoot' | 'directory' | 'libraries' | 'exposes'>>;

const sentence = (library: string, name: string, { instead, contract }: Deprecation) =>
  `${name} of ${library} is deprecated. ${instead} Hosts of contract ${contract} no longer have it.`;

/**
 * Warns of each deprecated name that a remote imports, once: in the terminal and, from a development server,
 * in the console of the page. Builds contain no trace of these warnings.
 */
export class WarnDeprecated {
  readonly request: Request;
  readonly warned = new Set<string>();

  constructor(request: Request) {
    this.request = request;
  }

  /** The warnings that the current sources add. */
  warnings(): string[] {
    const { root, libraryRoot, directory, libraries, exposes } = this.request;
    const deprecated = deprecatedNames(libraryRoot, libraries);
    if (deprecated.size === 0) return [];
    const app = relative(root, directory).replaceAll('\\', '/');
    const entries = Object.values(exposes).map((file) => `${app === '' ? '' : `${app}/`}${file.slice(2)}`);
    const { uses } = usedNames(root, entries, libraries, libraryRoot);
    const said = [...deprecated].flatMap(([library, names]) =>
      [...names].flatMap(([name, deprecation]) =>
        uses[library] && [...uses[library].values, ...uses[library].types].includes(name)
          ? [sentence(library, name, deprecation)]
          : [],
      ),
    );
    return said.filter((one) => !this.warned.has(one) && this.warned.add(one));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WarnDeprecated', (compilation) => {
      compilation.hooks.processAssets.tap('WarnDeprecated', () => {
        // Sources that cannot be read are reported by the bundler itself.
        if (compilation.errors.length > 0) return;
        for (const warning of this.warnings())
          compilation.warnings.push(new compiler.rspack.WebpackError(warning));
      });
    });
  }
}
