import type { SlotName, SlotProps } from '@revisoins/contracts';
import { createContext, use, type ReactNode } from 'react';

export interface SlotOptions<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Shown until all the contributions can appear together, so that nothing moves when they do. */
  readonly skeleton: ReactNode;
}

/** Renders a slot with what the site's remotes contribute. */
export type RenderSlot = <Name extends SlotName>(options: SlotOptions<Name>) => ReactNode;

/** For hosts. Without one, as in the build of a skeleton, slots are empty. */
export const SlotContext = createContext<RenderSlot>(() => null);

/**
 * A slot in a screen of a remote: the contributions of the site's remotes, in order. One that fails or
 * crashes does not affect the others.
 */
export function Slot<Name extends SlotName>(options: SlotOptions<Name>): ReactNode {
  return use(SlotContext)(options);
}
