import * as z from 'zod/mini';

/**
 * The page in which the third-party agent runs. Null where this remote has no origin of its own: the agent
 * could read the session of the signed-in learner there.
 */
export function agentAddress(
  id: string,
  page: string = new URL('./agent.html', import.meta.url).href,
  site: string = location.origin,
): URL | null {
  const address = new URL(page);
  if (address.origin === site) return null;
  address.searchParams.set('id', id);
  return address;
}

/** The operator's setting of the voice agent, among those that the host inlines in the page. */
const siteConfig = z.object({ voiceAgentId: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))) });

/** The agent of this site; null when the operator has set none. */
export function voiceAgentId(page: Document = document): string | null {
  const text = page.getElementById('revisoins-config')?.textContent ?? 'null';
  try {
    const parsed = siteConfig.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data.voiceAgentId ?? null) : null;
  } catch {
    return null;
  }
}
