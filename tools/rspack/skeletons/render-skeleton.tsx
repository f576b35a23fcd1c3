import type { Language } from '@revisoins/i18n';
import type { RemoteSkeleton } from '@revisoins/router';
import { createMemoryRouter, RouterProvider } from '@revisoins/router/hosting';
import { renderToStaticMarkup } from 'react-dom/server';

/** A skeleton as the release tool reads it. */
export interface RenderedSkeleton {
  language: Language;
  query?: RemoteSkeleton['query'];
  device?: RemoteSkeleton['device'];
  /** The text of the heading. */
  title: string;
  html: string;
  /** Rules for sizes that components give as style attributes, which the security policy refuses. */
  styles: string;
  /** By the value of the path's parameter: the texts that replace `{{0}}`, `{{1}}` and so on. */
  texts?: Record<string, readonly string[]>;
}

export interface SkeletonPlace {
  remote: string;
  path: string;
  language: Language;
}

/** More than any skeleton has texts. */
const placeholders = Array.from({ length: 10 }, (_, index) => `{{${index}}}`);

function headingText(html: string): string {
  const [, attributes = '', content = ''] = /<h1\b([^>]*)>(.*?)<\/h1>/s.exec(html) ?? [];
  return (
    /data-page-title="([^"]*)"/.exec(attributes)?.[1] ??
    content
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Style attributes as rules: `data-size` numbers them. */
function withoutStyleAttributes(html: string, remote: string): { html: string; styles: string } {
  const sizes: string[] = [];
  const plain = html.replaceAll(/ style="([^"]*)"/g, (_, size: string) => {
    if (!sizes.includes(size)) sizes.push(size);
    return ` data-size="${sizes.indexOf(size)}"`;
  });
  const styles = sizes.map((size, index) => `[data-remote="${remote}"] [data-size="${index}"]{${size}}`);
  return { html: plain, styles: styles.join('') };
}

/**
 * Renders a skeleton in the current language. A form of it can be typed into but not sent: before the
 * remote's code runs, the browser would put what it holds into the address. Throws for a skeleton without a
 * heading.
 */
export function renderSkeleton(
  { Screen, variants, query, device }: RemoteSkeleton,
  { remote, path, language }: SkeletonPlace,
): RenderedSkeleton {
  const asked = Object.entries(query ?? {}).map(([name, [value = '']]) => [name, value]);
  const router = createMemoryRouter(
    [{ path, Component: () => <Screen texts={variants === undefined ? [] : placeholders} /> }],
    { initialEntries: [`${path.replaceAll(':', '')}?${new URLSearchParams(asked)}`] },
  );
  const rendered = renderToStaticMarkup(<RouterProvider router={router} />);
  router.dispose();
  const title = headingText(rendered);
  if (title === '') throw new Error(`The skeleton of ${path} in src/skeletons.tsx has no heading.`);
  return {
    language,
    ...(query === undefined ? {} : { query }),
    ...(device === undefined ? {} : { device }),
    title,
    ...withoutStyleAttributes(rendered.replaceAll('<form', '<form method="dialog"'), remote),
    ...(variants === undefined
      ? {}
      : { texts: Object.fromEntries(variants.values.map((value) => [value, variants.texts(value)])) }),
  };
}
