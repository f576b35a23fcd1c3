import { hostSchemas } from './lent-schemas.ts';

/** Generates the schemas that a host lends to its remotes. A default export, as the bundler requires. */
export default function lentSchemasLoader(): string {
  return hostSchemas;
}
