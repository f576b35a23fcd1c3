import * as z from 'zod';

const sessionSchema = z.looseObject({ access_token: z.string() });

/** The session of the demonstration learner, as a browser stores it. */
export async function demonstrationSession(apiUrl: string, publishableKey: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@revisoins.test', password: 'Demo-Revisoins-2026' }),
  });
  if (!answer.ok)
    throw new Error(
      `The demonstration learner cannot sign in: ${answer.status} ${(await answer.text()).slice(0, 300)}`,
    );
  return JSON.stringify(sessionSchema.parse(await answer.json()));
}
