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
