import { mount as mountFrom, type Mounted, type MountOptions } from './mount.ts';

export type { Mounted, MountOptions } from './mount.ts';

/** Shows a part of the platform that served this module in an element; see docs/guides/institution.md for what it asks of a page. */
export function mount(element: HTMLElement, options: MountOptions): Mounted {
  return mountFrom(new URL(import.meta.url).origin, element, options);
}
