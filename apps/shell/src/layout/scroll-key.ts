interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/**
 * The key of a page's stored scroll position. Pages that were loaded by the browser share the key 'default',
 * so their address is used.
 */
export function scrollKey({ key, pathname, search }: Place): string {
  return key === 'default' ? pathname + search : key;
}
