import { parseJson } from './site/parse-json.ts';

/** The data that a site's pages contain, by the id of their elements. */
export type InlinedId = 'revisoins-config' | 'revisoins-registry' | 'revisoins-seal' | 'revisoins-archives';

/** Finds the element with this id: its start tag, its text and its end tag. */
export const inlinedElement = (id: InlinedId): RegExp =>
  new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');

/** JSON that no page takes for the end of its element. */
export const safeText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The element with this data. */
export const toInlineJson = (id: InlinedId, data: unknown): string =>
  `<script type="application/json" id="${id}">${safeText(data)}</script>`;

/** The data in a page; undefined when there is none, or no JSON. */
export const readInlinedJson = (html: string, id: InlinedId): unknown =>
  parseJson(inlinedElement(id).exec(html)?.[2] ?? '');

/** A page with other data; the same page when it has none. */
export const replaceInlinedJson = (html: string, id: InlinedId, change: (data: unknown) => unknown): string =>
  html.replace(inlinedElement(id), () => toInlineJson(id, change(readInlinedJson(html, id))));
