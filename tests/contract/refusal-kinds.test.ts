import type { AppErrorKind } from '@revisoins/contracts';
import { expectTypeOf, test } from 'vitest';
import type { RefusalKind } from '../../supabase/functions/_shared/refusal.ts';

test('a function refuses with the kinds that browsers know, and with two that they know by their status', () => {
  expectTypeOf<Exclude<RefusalKind, 'too-large' | 'not-configured'>>().toExtend<AppErrorKind>();
});
