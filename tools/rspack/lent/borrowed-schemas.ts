/**
 * Replaces `zod/mini` in a remote: what the host lends of it, and the rest of the package. Generated
 * (borrowed-schemas-loader.ts).
 */
export default {};
