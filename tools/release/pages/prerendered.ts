import { prerenderedSchema, type Prerendered, type PublicPage } from '@revisoins/contracts/prerendered';

/** Undefined when the shell pre-renders nothing, as its development build does. */
export function readPrerendered(text: string | undefined): Prerendered | undefined {
  return text === undefined ? undefined : prerenderedSchema.parse(JSON.parse(text));
}

/** The path of a public page: French ones at their path, English ones under /en. */
export function pageAddress(path: string, language: PublicPage['language']): string {
  if (language === 'fr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

const ADDRESS = /^((?:\/[A-Za-z][A-Za-z0-9-]*)+)(\/:[A-Za-z][A-Za-z0-9-]*)?$/;

/**
 * The file of an address in the shell's folder: the landing page is the index, and a parameter at the end is
 * `_`. Undefined for an address with other parameters, which has no page of its own.
 */
export function pageFile(address: string): string | undefined {
  if (address === '/') return 'index.html';
  const [, folder, parameter] = ADDRESS.exec(address) ?? [];
  return folder === undefined ? undefined : `${folder.slice(1)}${parameter === undefined ? '' : '/_'}.html`;
}
