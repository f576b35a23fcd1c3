interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/** Under which a page's scroll position is kept. Pages that were loaded whole share the key 'default': their address tells them apart. */
export function scrollKey({ key, pathname, search }: Place): string {
  return key === 'default' ? pathname + search : key;
}
