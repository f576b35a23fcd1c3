/**
 * The path of a learner's picture in the bucket `avatars`, from its public address; null when it belongs to
 * somebody else.
 */
export function avatarPath(url: string | null, learner: string): string | null {
  if (url === null) return null;
  const [, path] = url.split('/avatars/');
  const clean = path?.split('?')[0] ?? '';
  return clean.startsWith(`${learner}/`) ? decodeURIComponent(clean) : null;
}
