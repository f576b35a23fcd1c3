import { screenFor, type EmbeddedRemote } from './embedded-remote.ts';

type Attribute = (name: string) => string | null;

/**
 * Attributes that every element has: the existing frame receives a change. Any other attribute makes a new
 * frame.
 */
export const live = ['theme', 'lang'] as const;

/** The address of an element's frame. */
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

/** The same screen on the platform itself, for visitors whose frame does not load. */
export function platformAddress(platform: string, embedded: EmbeddedRemote, attribute: Attribute): string {
  return new URL(screenFor(embedded, attribute) || '/', platform).href;
}
