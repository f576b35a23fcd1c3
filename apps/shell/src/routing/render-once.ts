import type { RouterProvider } from '@revisoins/router/hosting';
import type { ComponentProps } from 'react';

type Router = ComponentProps<typeof RouterProvider>['router'];

type State = Router['state'];

const isSameButNavigation = (one: State, other: State) =>
  (Object.keys(one) as (keyof State)[]).every((key) => key === 'navigation' || one[key] === other[key]);

/** Milliseconds after which a navigation under way is shown. */
const SHOWN_AFTER = 100;

/**
 * The router as its provider sees it. Each of its states renders the whole page again. A navigation begins
 * with a state of its own, in which the page that is being left says that it waits: it is shown only if it
 * lasts.
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
      if (begins && !options.flushSync) waiting = setTimeout(now, SHOWN_AFTER);
      else now();
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
