import { isAppError } from '@revisoins/contracts';
import type { createMemoryRouter } from '@revisoins/router/hosting';
import type { EmbedEvent } from './embed-event.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/**
 * Reports when the first screen appears, and when a screen does not load. Returns a function that stops it.
 */
export function followScreens(router: Router, notify: (event: EmbedEvent) => void): () => void {
  let isReady = false;
  let reported: unknown;
  const first = router.state.location;
  const look = ({ initialized, navigation, errors, location }: Router['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    const failure = Object.values(errors ?? {}).find(
      (error) => isAppError(error) && error.kind === 'unavailable',
    );
    if (failure && failure !== reported) notify({ type: 'error', kind: 'unavailable' });
    reported = failure;
    if (!isReady) {
      isReady = true;
      requestAnimationFrame(() => notify({ type: 'ready' }));
    } else if (location.key !== first.key) {
      // Headings take focus from the second screen on. They recognise the first one by its address, which
      // never changes here.
      document.documentElement.dataset.firstPage = 'left';
    }
  };
  look(router.state);
  return router.subscribe(look);
}
