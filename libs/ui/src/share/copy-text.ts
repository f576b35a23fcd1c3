/** Puts a text on the clipboard. Rejects where the browser has none (without HTTPS), or refuses it. */
export async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('There is no clipboard.');
  await navigator.clipboard.writeText(text);
}
