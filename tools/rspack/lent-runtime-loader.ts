import { hostStart } from './container-start.ts';

/**
 * The parts of the package, each in a module of its name. The package's own index also takes the whole run time along, and
 * what loads remotes of remotes; its own `init` and what it calls are for shared libraries that a remote carries itself.
 */
const parts = [
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
    ...parts.map(
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
  ].join('\n');
}
