import * as z from 'zod/mini';

const sessionAnswer = z.looseObject({
  access_token: z.string(),
  expires_in: z.number(),
  expires_at: z.unknown(),
});

/**
 * A fetch for the account client that makes sessions expire by the device's clock. The server sends the
 * expiry as `expires_at`, by its own clock, and the client compares it with the device's: on a device that is
 * an hour ahead, every token looks expired at once and each request, in each tab, renews it again. Without
 * `expires_at` the client counts `expires_in` from now, which works with any clock.
 */
export function deviceExpiryFetch(transport: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await transport(input, init);
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
    const answer = sessionAnswer.safeParse(
      await response
        .clone()
        .json()
        .catch(() => null),
    );
    if (!answer.success) return response;
    const { expires_at: _, ...session } = answer.data;
    return Response.json(session, { status: response.status, headers: response.headers });
  };
}
