export interface UnloadedScripts {
  /**
   * Requests again the scripts below a URL that a page asked for and did not get: they failed, did not match
   * the registry's hashes, or still hang. It bypasses every cache: a page keeps wrong bytes for its lifetime,
   * the browser for a year if they were immutable, and a second script element waits for the request of the
   * first. Never rejects.
   */
  refresh(base: string): Promise<void>;
}

/** Records which scripts a page requests and receives. */
export function watchScripts(page: Document = document): UnloadedScripts {
  const unloaded = new Set<string>();
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src) unloaded.add(node.src);
    }
  }).observe(page.head, { childList: true });
  // Such events do not bubble.
  page.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLScriptElement && unloaded.delete(target.src),
    { capture: true },
  );
  return {
    async refresh(base) {
      const urls = [...unloaded].filter((url) => url.startsWith(base));
      for (const url of urls) unloaded.delete(url);
      await Promise.allSettled(
        urls.map(async (url) => {
          const response = await fetch(url, { cache: 'reload', credentials: 'same-origin' });
          await response.arrayBuffer();
        }),
      );
    },
  };
}
