import { useEffect, useEffectEvent, useState } from 'react';

/** Code that loads separately, once for the page; after a failure the next call of `load` tries again. */
export interface Lazy<T> {
  /** Undefined until it has loaded. */
  readonly loaded: () => T | undefined;
  /** Rejects when it cannot be fetched. */
  readonly load: () => Promise<T>;
}

/** Something that is loaded at its first use, once for everybody: pass it to `useLazy`. */
export function createLazy<T>(load: () => Promise<T>): Lazy<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  return {
    loaded: () => loaded,
    load: () =>
      (loading ??= load().then(
        (value) => (loaded = value),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}

/**
 * Loads it while `trigger` is not false; `value` is undefined until it has loaded. Each change of `trigger`
 * tries again after a failure; `onFailure` is called unless it is no longer needed.
 */
export function useLazy<T>(
  lazy: Lazy<T>,
  trigger: unknown = true,
  onFailure: () => void = () => undefined,
): { readonly value: T | undefined } {
  const [, setLoaded] = useState(lazy.loaded);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (trigger === false) return;
    let isAwaited = true;
    lazy.load().then(
      (value) => isAwaited && setLoaded(() => value),
      () => isAwaited && fail(),
    );
    return () => {
      isAwaited = false;
    };
  }, [lazy, trigger]);
  return { value: lazy.loaded() };
}
