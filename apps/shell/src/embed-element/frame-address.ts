import type { Part } from './part.ts';

type Attribute = (name: string) => string | null;

/** Attributes that give another frame when they change; the others are told to the frame that is there. */
export const framed = ['skill', 'questions', 'practice'] as const;
export const live = ['theme', 'lang'] as const;

/** The address of the frame that an element asks for. */
export function frameAddress(platform: string, parent: string, part: Part, attribute: Attribute): string {
  const address = new URL(`/embed/${part.remote}${part.screen(attribute)}`, platform);
  if (attribute('practice') !== null) address.searchParams.set('practice', '1');
  for (const name of live) {
    const value = attribute(name);
    if (value) address.searchParams.set(name, value);
  }
  address.searchParams.set('parent', parent);
  return address.href;
}

/** Where the same is on the platform itself, for whoever the frame does not load for. */
export function platformAddress(platform: string, part: Part, attribute: Attribute): string {
  return new URL(part.screen(attribute) || '/', platform).href;
}
