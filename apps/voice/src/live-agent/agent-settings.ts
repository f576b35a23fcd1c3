import { remoteSettings } from '@revisoins/host';
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

const agentSettings = z.object({ agentId: z.string().check(z.regex(/^[\w-]{1,100}$/)) });

/** The agent of this site; null when the operator has set none. */
export function voiceAgentId(): string | null {
  return agentSettings.safeParse(remoteSettings('voice')).data?.agentId ?? null;
}
