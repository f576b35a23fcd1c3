import { hostStart } from './container-start.ts';
import { hostSchemas } from './lent-schemas.ts';

/**
 * The functions of the package, each in a module of the same name. The package's own index also pulls in the
 * whole runtime and what loads the remotes of remotes; its `init`, and what that calls, is for shared
 * libraries that a remote bundles.
 */
const functions = [
  'attachShareScopeMap',
  'consumes',
  'initContainerEntry',
  'initializeSharing',
  'installInitialConsumes',
];

/** Generates what a host lends to the entries of its remotes. A default export, as the bundler requires. */
export default function lentRuntimeLoader(): string {
  return [
    "import { init as initInstance } from '@module-federation/runtime';",
    ...functions.map(
      (name) => `import { ${name} } from '@module-federation/webpack-bundler-runtime/dist/${name}.js';`,
    ),
    `export const bundlerRuntime = {
      runtime: { init: initInstance },
      attachShareScopeMap,
      bundlerRuntime: {
        consumes, I: initializeSharing, installInitialConsumes, initContainerEntry,
        init: ({ webpackRequire }) => initInstance(webpackRequire.federation.initOptions),
      },
    };`,
    hostStart,
    hostSchemas,
  ].join('\n');
}
