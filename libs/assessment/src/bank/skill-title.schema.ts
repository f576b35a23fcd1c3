import * as z from 'zod/mini';
import { bounds } from './bounds.ts';

const [shortest, longest] = bounds.skillTitle;

export const skillTitle = z
  .string()
  .check(
    z.trim(),
    z.minLength(shortest, 'Skill title is required'),
    z.maxLength(longest, 'Skill title too long'),
  );
