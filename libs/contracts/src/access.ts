import * as z from 'zod/mini';

/**
 * Who may open a route or see a navigation entry. `signed-out`: signed-in visitors are sent to their
 * dashboard.
 */
export const accessSchema = z.enum(['everyone', 'signed-in', 'signed-out']);
/** Who may see a screen. */
export type Access = z.infer<typeof accessSchema>;
