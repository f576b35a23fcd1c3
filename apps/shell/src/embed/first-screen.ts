import type { RemoteDeclaration } from '@revisoins/contracts';

/** Where a remote begins when nothing else is asked for: its first entry in the navigation of a learner, else its first route. */
export function firstScreen({ nav, routes }: RemoteDeclaration): string {
  const [entry] = nav.filter(({ access }) => access !== 'signed-out').sort((a, b) => a.order - b.order);
  return entry?.to ?? routes[0]?.path ?? '/';
}
