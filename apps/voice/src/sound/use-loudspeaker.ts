import { useEffect, useState } from 'react';
import { createLoudspeaker, type Loudspeaker } from './loudspeaker.ts';
import type { Player } from './player.ts';

/** The voice of a screen: leaving it ends the speech. */
export function useLoudspeaker(player: Player): Loudspeaker {
  const [loudspeaker] = useState(() => createLoudspeaker(player));
  useEffect(() => {
    const stop = () => loudspeaker.stop();
    // A voice of the browser would speak on after the page is gone.
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [loudspeaker]);
  return loudspeaker;
}
