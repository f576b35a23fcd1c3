/** Removes tokens from the address bar without reading them: an address never signs anybody in. */
export function removeTokens(): void {
  const url = new URL(location.href);
  if (!/[#&](access|refresh|provider)_token=/.test(url.hash)) return;
  url.hash = '';
  history.replaceState(history.state, '', url.href);
}
