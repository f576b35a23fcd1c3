let findPath: (kind: string) => string | undefined = () => undefined;

/**
 * The address at which a finished attempt can be reviewed; null when its remote (`kind`) has no reviews on
 * this site.
 */
export function attemptReview(kind: string, attemptId: string): string | null {
  return findPath(kind)?.replace(/:[^/]+/, encodeURIComponent(attemptId)) ?? null;
}

/** For the host, which knows the declarations. */
export function offerAttemptReviews(find: typeof findPath): void {
  findPath = find;
}
