import type { RemoteDeclaration } from '@revisoins/contracts';

export interface VersionName {
  /** Words of one's own instead of the fingerprint. */
  tag?: string | undefined;
  /** The version of the declaration as it is. */
  release?: boolean | undefined;
}

/** The id under which a build is published: the declared version and the fingerprint of its content, unless asked otherwise. */
export function versionId(
  { version }: RemoteDeclaration,
  fingerprint: string,
  { tag, release = false }: VersionName = {},
): string {
  return release ? version : `${version}-${tag ?? fingerprint}`;
}
