import { exposedIds, type PublishedDeclaration } from '@revisoins/contracts';
import { exposedFile } from './exposed-problems.ts';

/**
 * A module that compiles only when what the candidate exposes has the types that the shell reads: routes, slots, and
 * the declaration. `app` is the app's folder as seen from the module. Pure.
 */
export function typeCheckSource(declaration: PublishedDeclaration, app: string): string {
  const parts = exposedIds(declaration).flatMap((expose, index) => {
    const from = `'${app}/${exposedFile(expose)}'`;
    const slots = declaration.slots.filter((slot) => slot.expose === expose).map(({ id }) => `'${id}'`);
    const hasSync = 'sync' in declaration && declaration.sync === expose;
    const hasRoutes = declaration.routes.some((route) => route.expose === expose);
    return [
      ...(hasRoutes ? [`import { routes as routes${index} } from ${from};`, `export const checkedRoutes${index}: RemoteRoutes = routes${index};`] : []),
      ...(slots.length > 0
        ? [`import { slots as slots${index} } from ${from};`, `export const checkedSlots${index}: Record<${slots.join(' | ')}, ComponentType> = slots${index};`]
        : []),
      ...(hasSync ? [`import { sync as sync${index} } from ${from};`, `export const checkedSync${index}: RemoteSync = sync${index};`] : []),
    ];
  });
  return [
    "import type { PublishedDeclaration } from '@revisoins/contracts';",
    "import type { RemoteSync } from '@revisoins/host';",
    "import type { RemoteRoutes } from '@revisoins/router';",
    "import type { ComponentType } from 'react';",
    ...parts,
    `export const declaration: PublishedDeclaration = ${JSON.stringify(declaration)};`,
    'export type Used = [RemoteRoutes, RemoteSync, ComponentType];',
    '',
  ].join('\n');
}
