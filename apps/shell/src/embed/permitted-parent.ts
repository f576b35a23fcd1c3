import type { SiteConfig } from '@revisoins/contracts';

/**
 * The origin that an embed may talk to: the one that the page names, if the operator lists it or it is the
 * site's own.
 */
export function permittedParent(
  { embedding }: SiteConfig,
  claimed: string | null,
  own: string,
): string | undefined {
  return [own, ...(embedding?.parents ?? [])].find((origin) => origin === claimed);
}
