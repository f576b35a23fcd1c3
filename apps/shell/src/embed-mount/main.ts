import { mount as mountFrom, type Mounted, type MountOptions } from './mount.ts';

export type { Mounted, MountOptions } from './mount.ts';

/**
 * Shows a remote of the platform that served this module in an element; docs/guides/institution.md says what
 * a page needs for it.
 */
export function mount(element: HTMLElement, options: MountOptions): Mounted {
  return mountFrom(new URL(import.meta.url).origin, element, options);
}
