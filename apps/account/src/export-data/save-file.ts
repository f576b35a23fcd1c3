const MINUTE_MS = 60_000;

/** Saves a file through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers start to read only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
}
