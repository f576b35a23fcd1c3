import type { SlotName, SlotProps } from '@revisoins/contracts';
import type { SlotContribution } from '@revisoins/federation';
import { useLocation } from '@revisoins/router';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { CrashBoundary } from '../rendering/crash-boundary.tsx';
import { useSlow } from '../rendering/use-slow.ts';
import { loadExposed } from '../platform/load-exposed.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { useRemoteStyles } from '../platform/remote-styles.ts';
import styles from './slot-outlet.module.css';

/** The release gate has compared its type with the props of its slot. */
type Content = ComponentType<object>;
type Contents = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; Content: Content };

/** A function, or what `memo` and the like return. A string would be the name of an HTML element. */
const isComponent = (value: unknown): value is Content =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const FIRST_PAUSE_MS = 15_000;
const LAST_PAUSE_MS = 120_000;

/** Loads a contribution; retries a failed one after a while, on navigation, and when the device is back online. */
function useContribution({ remote, slot }: SlotContribution): Contents {
  const { loader } = usePlatform();
  const { key } = useLocation();
  const [contents, setContents] = useState<Contents>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const failed = contents.status === 'failed';

  useEffect(() => {
    let wanted = true;
    const promised = { remote, expose: slot.expose, promised: `slot "${slot.id}"` };
    const loading = loadExposed(loader, promised, ({ slots }) => {
      const Content = (slots as Record<string, unknown> | undefined)?.[slot.id];
      return isComponent(Content) ? Content : undefined;
    });
    void loading.then((result) => {
      if (wanted)
        setContents(
          result.status === 'loaded' ? { status: 'loaded', Content: result.value } : { status: 'failed' },
        );
    });
    return () => {
      wanted = false;
    };
  }, [loader, remote, slot.expose, slot.id, tries]);

  useEffect(() => {
    if (!failed) return undefined;
    const again = () => setTries((count) => count + 1);
    const timer = setTimeout(again, Math.min(FIRST_PAUSE_MS * 2 ** tries, LAST_PAUSE_MS));
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [failed, tries]);

  const failedAt = useRef<string>(undefined);
  useEffect(() => {
    if (failed && failedAt.current !== undefined && failedAt.current !== key) setTries((count) => count + 1);
    failedAt.current = failed ? key : undefined;
  }, [failed, key]);
  return contents;
}

interface ContributionProps {
  contribution: SlotContribution;
  props: SlotProps[SlotName];
  fallback: ReactNode;
}

function Contribution({ contribution, props, fallback }: ContributionProps) {
  const contents = useContribution(contribution);
  useRemoteStyles(contribution.remote);
  const isLoading = contents.status === 'loading';
  const slow = useSlow(isLoading);
  // Without a fallback it takes no room while it loads.
  if (isLoading && !slow)
    return fallback === null ? null : <span className={styles.waiting} aria-hidden="true" />;
  if (contents.status !== 'loaded') return fallback;
  return (
    <CrashBoundary owner={contribution.remote} fallback={fallback}>
      <contents.Content {...props} />
    </CrashBoundary>
  );
}

export interface SlotOutletProps<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Shown while no remote's contribution is. */
  fallback: ReactNode;
}

/**
 * Shows the remotes' contributions to a slot of the shell, with the slot's props. When a remote is
 * unavailable or crashes, the fallback is shown and the rest of the page is not affected.
 */
export function SlotOutlet<Name extends SlotName>({ name, props, fallback }: SlotOutletProps<Name>) {
  const contributions = usePlatform().loader.contributions(name);
  if (contributions.length === 0) return fallback;
  return contributions.map((contribution) => (
    <Contribution
      key={`${contribution.remote}/${contribution.slot.id}`}
      contribution={contribution}
      props={props}
      fallback={fallback}
    />
  ));
}
