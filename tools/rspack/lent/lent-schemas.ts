/**
 * What the host lends of `zod/mini`: the names that schemas of remotes use. A remote contains any other that
 * it uses.
 */
const names = [
  '_default',
  'array',
  'boolean',
  'discriminatedUnion',
  'enum',
  'extend',
  'int',
  'iso',
  'length',
  'literal',
  'looseObject',
  'maxLength',
  'maximum',
  'minLength',
  'minimum',
  'null',
  'nullable',
  'nullish',
  'number',
  'object',
  'optional',
  'positive',
  'record',
  'refine',
  'regex',
  'strictObject',
  'string',
  'trim',
  'union',
  'unknown',
  'url',
  'uuid',
];

const listed = (write: (name: string, local: string) => string) =>
  names.map((name, index) => write(name, `schema${index}`)).join(', ');

/** The part of the host's module that contains what it lends. */
export const hostSchemas = [
  `import { ${listed((name, local) => `${name} as ${local}`)} } from 'zod/mini';`,
  `export const schemas = { ${listed((name, local) => `${name}: ${local}`)} };`,
].join('\n');

/** The module in place of `zod/mini` in a remote. `own` is what the package itself is imported by there. */
export const borrowedSchemas = (own: string): string =>
  [
    `const { ${listed((name, local) => `${name}: ${local}`)} } = globalThis.revisoinsFederation.schemas;`,
    `export { ${listed((name, local) => `${local} as ${name}`)} };`,
    // A name of the module itself comes before one of these.
    `export * from '${own}';`,
  ].join('\n');
