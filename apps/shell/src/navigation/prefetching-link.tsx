import { NavLink } from '@revisoins/router/hosting';
import { useEffect, useRef, type ComponentProps } from 'react';
import { usePlatform } from '../platform/platform-context.ts';

/**
 * Milliseconds that a pointer or focus rests on a link before its page is fetched: passing over it fetches
 * nothing.
 */
const RESTS = 250;

/** A navigation link that fetches its page when a press becomes likely. */
export function PrefetchingLink({ to, ...link }: ComponentProps<typeof NavLink> & { to: string }) {
  const { prefetch } = usePlatform();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const rest = () => {
    leave();
    timer.current = setTimeout(() => prefetch(to), RESTS);
  };
  useEffect(() => leave, []);
  return (
    <NavLink
      {...link}
      to={to}
      onPointerEnter={rest}
      onPointerLeave={leave}
      onFocus={rest}
      onBlur={leave}
      onTouchStart={() => prefetch(to)}
    />
  );
}
