import type { Access } from './access.ts';

/**
 * The places of a page that remotes fill, each with the props that the host passes. A component that requires
 * other props does not compile, and the release gate refuses its build.
 */
export interface SlotProps {
  /** The learner's menu, at the end of the navigation of signed-in people. */
  'nav.profile': object;
  /** Below the banners and above the page, for every visitor; not on a screen with `layout: 'focus'`. */
  'page.top': { readonly path: string; readonly access: Access };
  /** On a learner's dashboard, above the figures: what to continue with. */
  'dashboard.top': object;
  /** On a learner's dashboard, once she has answered something: her progress. */
  'dashboard.figures': object;
}

/** A place of the pages that remotes can fill. */
export type SlotName = keyof SlotProps;

const places: Record<SlotName, true> = {
  'nav.profile': true,
  'page.top': true,
  'dashboard.top': true,
  'dashboard.figures': true,
};

/** All the slots. */
export const slotNames = Object.keys(places) as [SlotName, ...SlotName[]];
