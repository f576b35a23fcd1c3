import type { ComponentType } from 'react';

/** What a skeleton gets from the build. */
export interface RemoteSkeletonProps {
  /** The texts for the address, from `variants`, or none. */
  readonly texts: readonly string[];
}

/** The part of a screen that the page of its route shows before any script has run. */
export interface RemoteSkeleton {
  /**
   * The screen without its data: its heading, and placeholders or the form. It is rendered by the build, for
   * everybody, so it knows neither the learner nor the device.
   */
  readonly Screen: ComponentType<RemoteSkeletonProps>;
  /** For a path that ends with a parameter: its values, and the texts that differ between them. */
  readonly variants?: {
    readonly values: readonly string[];
    texts(value: string): readonly string[];
  };
  /** Shown only at an address whose parameters have one of these values, such as `{ type: ['signup'] }`. */
  readonly query?: Readonly<Record<string, readonly string[]>>;
  /** Shown only on a device that stores one of these values. */
  readonly device?: Readonly<Record<string, readonly string[]>>;
}

/**
 * What `src/skeletons.tsx` of a remote exports as `skeletons`: by the id of the route, in order of
 * precedence.
 */
export type RemoteSkeletons = Readonly<Record<string, readonly RemoteSkeleton[]>>;
