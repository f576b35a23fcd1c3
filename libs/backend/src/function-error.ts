import { AppError, appErrorKinds } from '@revisoins/contracts';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { statusKind } from './http-status.ts';

/** The body of every refusal of our functions. */
const refusal = z.object({
  error: z.object({ kind: orElse(z.optional(z.enum(appErrorKinds)), undefined), message: z.string() }),
});

/**
 * The AppError for an unsuccessful answer of a function, with the function's own kind and message if it sends
 * them.
 */
export async function functionError(name: string, response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = refusal.safeParse(body);
  const kind = (parsed.success ? parsed.data.error.kind : undefined) ?? statusKind(response.status);
  const message = parsed.success ? parsed.data.error.message : `Function ${name} answered ${response.status}`;
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new AppError(message, kind, {
    metadata: {
      status: response.status,
      ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
    },
  });
}
