import * as z from 'zod/mini';

/** Why an item was taken out of results, in both languages. */
export const voidReason = z.object({ fr: z.string(), en: z.string() });
export type VoidReason = z.infer<typeof voidReason>;
