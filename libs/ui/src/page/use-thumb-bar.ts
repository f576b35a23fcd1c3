import { useSyncExternalStore } from 'react';

/** A phone that is tall enough for the bar at its lower edge: the style sheets of the bars ask the same. */
const tallPhone = () => matchMedia('(max-width: 600px) and (min-height: 680px)');

function follow(onChange: () => void): () => void {
  const query = tallPhone();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the bar with the buttons stays at the lower edge of the screen. */
export function useThumbBar(): boolean {
  return useSyncExternalStore(follow, () => tallPhone().matches);
}
