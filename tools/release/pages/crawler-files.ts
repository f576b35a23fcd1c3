import type { Prerendered } from '@revisoins/contracts/prerendered';
import { escapeHtml } from '@revisoins/workspace/escape-html';
import { pageAddress } from './prerendered.ts';

/** robots.txt and sitemap.xml of a site with a public address. */
export function crawlerFiles({ pages }: Prerendered, publicUrl: string): Record<string, string> {
  const pageUrl = ({ path, language }: Prerendered['pages'][number]) =>
    escapeHtml(`${publicUrl}${pageAddress(path, language)}`);
  const entries = pages.map((page) => {
    const versions = pages.filter(({ path }) => path === page.path);
    const alternates = versions.map(
      (version) =>
        `    <xhtml:link rel="alternate" hreflang="${version.locale}" href="${pageUrl(version)}"/>`,
    );
    return ['  <url>', `    <loc>${pageUrl(page)}</loc>`, ...alternates, '  </url>'].join('\n');
  });
  return {
    'robots.txt': `User-agent: *\nDisallow: /embed/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...entries,
      '</urlset>',
      '',
    ].join('\n'),
  };
}
