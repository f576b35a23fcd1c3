import * as z from 'zod';

export const language = z.enum(['fr', 'en']).default('fr');
export type Language = z.infer<typeof language>;
