import * as z from 'zod/mini';

export const skillTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'Skill title is required'), z.maxLength(200, 'Skill title too long'));
