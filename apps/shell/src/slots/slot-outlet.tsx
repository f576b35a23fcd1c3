import { backoffMs, type SlotName, type SlotProps } from '@revisoins/contracts';
import { useOptionalUser } from '@revisoins/auth';
import type { SlotContribution } from '@revisoins/federation';
import { attemptsUnderWay, useReadonlyStore, useRetry } from '@revisoins/host';
import type { RenderSlot } from '@revisoins/host/hosting';
import { useLocation } from '@revisoins/router';
import {
  memo,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { CrashBoundary } from '../rendering/crash-boundary.tsx';
import { useSlow } from '../rendering/use-slow.ts';
import { loadExposed } from '../platform/load-exposed.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { useRemoteStyles } from '../platform/remote-styles.ts';
import styles from './slot-outlet.module.css';

/** The release gate has compared its type with the props of its slot. */
type Content = ComponentType<object>;
type Contents =
  | { status: 'loading' }
  /** A new object for each failure. */
  | { status: 'failed'; pauseMs: number }
  | { status: 'loaded'; Content: Content };

/** A function, or what `memo` and the like return. A string would be the name of an HTML element. */
const isComponent = (value: unknown): value is Content =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const BACKOFF = { firstMs: 15_000, longestMs: 120_000 };

/**
 * Loads a contribution; retries a failed one after a while, on navigation, and when the device is back
 * online.
 */
function useContribution({ remote, slot }: SlotContribution): Contents {
  const { loader } = usePlatform();
  const { key } = useLocation();
  const [contents, setContents] = useState<Contents>({ status: 'loading' });
  const [retries, setRetries] = useState(0);
  const failure = contents.status === 'failed' ? contents : null;
  const retry = () => setRetries((count) => count + 1);

  useEffect(() => {
    let isCurrent = true;
    const promised = { remote, expose: slot.expose, promised: `slot "${slot.id}"` };
    const loading = loadExposed(loader, promised, ({ slots }) => {
      const Content = (slots as Record<string, unknown> | undefined)?.[slot.id];
      return isComponent(Content) ? Content : undefined;
    });
    void loading.then((result) => {
      if (!isCurrent) return;
      if (result.status === 'loaded') setContents({ status: 'loaded', Content: result.value });
      else setContents({ status: 'failed', pauseMs: backoffMs(retries + 1, BACKOFF) });
    });
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, slot.expose, slot.id, retries]);

  useRetry(failure, retry, failure?.pauseMs);
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (failure) retry();
  }
  return contents;
}

interface ContributionProps {
  contribution: SlotContribution;
  props: SlotProps[SlotName];
  /** What it shows while it loads. */
  waiting: ReactNode;
  fallback: ReactNode;
  /** Loads, and shows nothing yet. */
  isHidden: boolean;
  /** Called when it can be shown, or when waiting for it is no longer worthwhile. */
  onSettled: () => void;
}

function Contribution({ contribution, props, waiting, fallback, isHidden, onSettled }: ContributionProps) {
  const contents = useContribution(contribution);
  useRemoteStyles(contribution.remote);
  const isLoading = contents.status === 'loading';
  const slow = useSlow(isLoading);
  const isSettled = !isLoading || slow;
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  if (isHidden) return null;
  // Slow, it keeps the room that its declaration reserves, so that its arrival moves nothing below.
  if (isLoading && contribution.slot.height !== undefined)
    return <ReservedRoom contribution={contribution} />;
  if (!isSettled) return waiting;
  if (contents.status !== 'loaded') return fallback;
  return (
    <CrashBoundary owner={contribution.remote} fallback={fallback}>
      <SameContent Content={contents.Content} props={props} />
    </CrashBoundary>
  );
}

/** Not rendered again by a navigation that leaves its props alone. */
const SameContent = memo(function SameContent({
  Content,
  props,
}: {
  readonly Content: Content;
  readonly props: SlotProps[SlotName];
}) {
  return <Content {...props} />;
});

/** The place of a contribution whose declaration reserves a height. */
function ReservedRoom({ contribution: { slot } }: { readonly contribution: SlotContribution }) {
  if (slot.height === undefined) return null;
  const { narrow, wide } = slot.height;
  const heights = { '--narrow': `${narrow}px`, '--wide': `${wide}px` } as CSSProperties;
  return <div className={styles.reserved} style={heights} aria-hidden="true" />;
}

const keyFor = ({ remote, slot }: SlotContribution) => `${remote}/${slot.id}`;

/** The remotes' contributions to a slot; one that needs an attempt under way only while there is one. */
function useContributions(name: SlotName): SlotContribution[] {
  const { loader } = usePlatform();
  const attempts = useReadonlyStore(attemptsUnderWay(useOptionalUser()?.id ?? ''));
  return loader
    .contributions(name)
    .filter(
      ({ slot: { during } }) => during?.some((kind) => attempts.some((one) => one.kind === kind)) ?? true,
    );
}

export interface SlotOutletProps<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Shown while no remote's contribution is. */
  fallback: ReactNode;
  /**
   * Shown instead of all contributions until the last one of them has loaded, failed or is slow, with the
   * room that their declarations reserve.
   */
  skeleton?: ReactNode;
}

/**
 * Shows the remotes' contributions to a slot, in order, with the slot's props. When a remote is unavailable
 * or crashes, the fallback is shown and the rest of the page is not affected.
 */
export function SlotOutlet<Name extends SlotName>({
  name,
  props,
  fallback,
  skeleton,
}: SlotOutletProps<Name>) {
  const contributions = useContributions(name);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [isRevealed, setRevealed] = useState(skeleton === undefined);
  // Once contributions are shown, a later one does not hide them.
  if (!isRevealed && contributions.every((one) => settled.includes(keyFor(one)))) setRevealed(true);
  if (contributions.length === 0) return fallback;
  const isAlone = skeleton === undefined && fallback !== null;
  return (
    <>
      {isRevealed ? null : (
        <>
          {skeleton}
          {contributions.map((one) => (
            <ReservedRoom key={keyFor(one)} contribution={one} />
          ))}
        </>
      )}
      {contributions.map((contribution) => (
        <Contribution
          key={keyFor(contribution)}
          contribution={contribution}
          props={props}
          // Without a fallback it takes no room while it loads.
          waiting={isAlone ? <span className={styles.waiting} aria-hidden="true" /> : null}
          fallback={fallback}
          isHidden={!isRevealed}
          onSettled={() => setSettled((known) => [...known, keyFor(contribution)])}
        />
      ))}
    </>
  );
}

/** Renders a slot in a screen of a remote. */
export const renderSlot: RenderSlot = (options) => <SlotOutlet {...options} fallback={null} />;
