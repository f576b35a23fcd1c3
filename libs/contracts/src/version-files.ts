import type { RegisteredVersion } from './registry.schema.ts';

type Located = Pick<RegisteredVersion, 'base' | 'unchanged'>;

/** The folders that a version's files are loaded from: URLs with a trailing slash, its own first. Pure. */
export const fileFolders = ({ base, unchanged = {} }: Located): string[] => [
  base,
  ...Object.keys(unchanged).map((folder) => new URL(folder, base).href),
];

/**
 * The URL of a version's file, by its path below `base`; an unchanged file has its URL in an earlier version.
 * Pure.
 */
export function fileUrl({ base, unchanged = {} }: Located, path: string): string {
  const [folder = ''] = Object.entries(unchanged).find(([, paths]) => paths.includes(path)) ?? [];
  return new URL(`${folder}${path}`, base).href;
}
