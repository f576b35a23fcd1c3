import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { beside } from '../beside.ts';

/**
 * The router's build without its warnings to developers: the same code with another value of one constant.
 * The package does not offer it by name.
 */
const router = dirname(
  ['@revisoins/router/package.json', 'react-router-dom', 'react-router'].reduce(
    (from, name) => createRequire(from).resolve(name),
    import.meta.filename,
  ),
).replace(/development$/, 'production');

/** What the build of a host needs in order to contain only the parts of the router that its pages use. */
export const leanRouter = (): { alias: Record<string, string>; rules: RuleSetRule[] } => ({
  alias: { 'react-router$': join(router, 'index.mjs'), 'react-router/dom$': join(router, 'dom-export.mjs') },
  rules: [{ include: router, loader: beside('router/lean-router-loader') }],
});
