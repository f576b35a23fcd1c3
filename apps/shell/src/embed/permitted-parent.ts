import type { SiteConfig } from '@revisoins/contracts';

/**
 * The origin that an embed may talk to: the origin that the page names, if the operator lists it or if it is
 * the site's own.
 */
export function permittedParent(
  { embedding }: SiteConfig,
  claimed: string | null,
  own: string,
): string | undefined {
  return [own, ...(embedding?.parents ?? [])].find((origin) => origin === claimed);
}
