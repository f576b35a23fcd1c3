/** The modules that each remote exposes, by remote and exposed id; written by `write-remotes.ts`. */
declare module 'bench-remotes' {
  export const remoteModules: Record<string, Record<string, () => Promise<Record<string, unknown>>>>;
}

/** The shell's own module of this name. */
declare module 'bench-files-to-preload' {
  import type { Registry } from '@revisoins/contracts';

  export function filesToPreload(registry: Registry, visit: unknown): string[];
}
