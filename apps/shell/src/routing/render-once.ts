import type { RouterProvider } from '@revisoins/router/hosting';
import type { ComponentProps } from 'react';

type Router = ComponentProps<typeof RouterProvider>['router'];

type State = Router['state'];

const isSameButNavigation = (one: State, other: State) =>
  (Object.keys(one) as (keyof State)[]).every((key) => key === 'navigation' || one[key] === other[key]);

/** Milliseconds after which a navigation under way is shown. */
const SHOWN_AFTER = 100;

/** Whether an event is being dispatched, or the promises that its listeners have settled. */
const isInEvent = () => (globalThis as { event?: Event }).event !== undefined;

/**
 * The router as its provider sees it. Each of its states renders the whole page again. A navigation begins
 * with a state of its own, in which the page that is being left says that it waits: it is shown only if it
 * lasts. A page that is ready within the event of a press is shown in a task of its own: of what React
 * renders in such an event, it runs all effects before the browser paints, also the one that moves the focus.
 */
export function renderOnce(router: Router): Router {
  const subscribe: Router['subscribe'] = (show) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let shown = router.state;
    const stop = router.subscribe((state, options) => {
      clearTimeout(waiting);
      const now = () => {
        shown = state;
        show(state, options);
      };
      const begins = state.navigation.state === 'loading' && isSameButNavigation(state, shown);
      if (options.flushSync) now();
      else if (begins) waiting = setTimeout(now, SHOWN_AFTER);
      else if (isInEvent()) waiting = setTimeout(now);
      else now();
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
