import * as z from 'zod';

/**
 * SQLSTATE classes of temporary failures or those that need the operator: connections, conflicts, resources,
 * locks, shutdown, the system.
 */
const NOT_OF_THE_REQUEST = /^(?:08|40|53|55|57|58|XX)\w{3}$/;

const saidSchema = z.looseObject({ code: z.string() });

/**
 * Lite answers 500 to some malformed requests. Such a request gets 400 and an id, which is also logged: a
 * retry would fail again. A 500 that the database reports as its own failure stays.
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
