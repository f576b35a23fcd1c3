import { screenFor, type EmbeddedRemote } from './embedded-remote.ts';

type Attribute = (name: string) => string | null;

/** Attributes that every element has: a change is told to the frame that is there. Any other gives another frame. */
export const live = ['theme', 'lang'] as const;

/** The address of the frame that an element asks for. */
export function frameAddress(
  platform: string,
  parent: string,
  embedded: EmbeddedRemote,
  attribute: Attribute,
): string {
  const address = new URL(`/embed/${embedded.remote}${screenFor(embedded, attribute)}`, platform);
  if (attribute('practice') !== null) address.searchParams.set('practice', '1');
  for (const name of live) {
    const value = attribute(name);
    if (value) address.searchParams.set(name, value);
  }
  address.searchParams.set('parent', parent);
  return address.href;
}

/** Where the same is on the platform itself, for whoever the frame does not load for. */
export function platformAddress(platform: string, embedded: EmbeddedRemote, attribute: Attribute): string {
  return new URL(screenFor(embedded, attribute) || '/', platform).href;
}
