import type { Prerendered, PublicPage } from '@revisoins/contracts/prerendered';
import { escapeHtml } from '@revisoins/workspace/escape-html';
import { pageAddress } from './prerendered.ts';

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}"${hreflang === undefined ? '' : ` hreflang="${hreflang}"`} href="${escapeHtml(href)}">`;

/**
 * What crawlers and shared links show of a public page. Absolute addresses need the site's public address.
 */
export function pageHead(
  page: PublicPage,
  { pages, siteName }: Prerendered,
  publicUrl: string | undefined,
): string {
  const versions = pages.filter(({ path }) => path === page.path);
  const pageUrl = ({ path, language }: PublicPage) => `${publicUrl}${pageAddress(path, language)}`;
  const first = versions[0] ?? page;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', page.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:locale', page.locale.replace('-', '_')),
    ...versions
      .filter((version) => version !== page)
      .map(({ locale }) => meta('property', 'og:locale:alternate', locale.replace('-', '_'))),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(publicUrl === undefined
      ? []
      : [
          link('canonical', pageUrl(page)),
          ...versions.map((version) => link('alternate', pageUrl(version), version.locale)),
          link('alternate', pageUrl(first), 'x-default'),
          meta('property', 'og:url', pageUrl(page)),
          meta('property', 'og:image', `${publicUrl}/pictures/shared-${page.language}.jpg`),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', page.pictureAlt),
        ]),
  ].join('\n    ');
}
