/** The modules that each remote exposes, by remote and exposed id; written by `write-parts.ts`. */
declare module 'bench-parts' {
  export const parts: Record<string, Record<string, () => Promise<Record<string, unknown>>>>;
}

/** The shell's own module of this name. */
declare module 'bench-files-to-preload' {
  import type { Registry } from '@revisoins/contracts';

  export function filesToPreload(registry: Registry, visit: unknown): string[];
}
