import type { RemoteDeclaration } from '@revisoins/contracts';

/** The first screen of a remote by default: its first navigation entry for learners, else its first route. */
export function firstScreen({ nav, routes }: RemoteDeclaration): string {
  const [entry] = nav.filter(({ access }) => access !== 'signed-out').sort((a, b) => a.order - b.order);
  return entry?.to ?? routes[0]?.path ?? '/';
}
