/** The remote's own `src/skeletons.tsx`, by an alias of the bundler. */
declare module 'remote-skeletons' {
  export const skeletons: import('@revisoins/router').RemoteSkeletons;
}
