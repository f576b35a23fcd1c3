import { borrowedSchemas } from './lent-schemas.ts';

/** What the package is called in a remote, where its own name leads to what the host lends. */
export const OWN_SCHEMAS = 'own-zod-mini';

/** Generates `borrowed-schemas.ts`. A default export, as the bundler requires. */
export default function borrowedSchemasLoader(): string {
  return borrowedSchemas(OWN_SCHEMAS);
}
