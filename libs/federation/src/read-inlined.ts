/**
 * The JSON that the site's HTML contains in `<script type="application/json" id="...">`. Undefined when it is
 * missing or invalid.
 */
export function readInlined(id: string, page: Document = document): unknown {
  const text = page.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
