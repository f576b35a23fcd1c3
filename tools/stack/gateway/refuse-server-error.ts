import * as z from 'zod';

/** SQLSTATE classes of what passes by itself or needs the operator: connections, conflicts, resources, locks, a stop, the system. */
const NOT_OF_THE_REQUEST = /^(?:08|40|53|55|57|58|XX)\w{3}$/;

const saidSchema = z.looseObject({ code: z.string() });

/**
 * Lite answers 500 where it trips over a request that nobody could mean. Such a request gets 400 and an id, which the log has,
 * too: sent again, it would fail again. A 500 that the database names as a trouble of its own stays one.
 */
export async function refuseServerError(
  answer: Response,
  request: string,
  log: (line: string) => void,
): Promise<Response> {
  if (answer.status !== 500) return answer;
  const said = saidSchema.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  if (said.success && NOT_OF_THE_REQUEST.test(said.data.code)) return answer;
  const id = crypto.randomUUID();
  log(`gateway: ${request} failed inside and is refused as ${id}`);
  return Response.json(
    { code: 'bad_request', error: 'Bad Request', message: `The request cannot be answered (${id})`, id },
    { status: 400 },
  );
}
