const deletions = new EventTarget();

export function announceDeletion(): void {
  deletions.dispatchEvent(new Event('deleted'));
}

/** Calls back when this page's session ends because its account was deleted in another browser or tab. */
export function onDeletedElsewhere(callback: () => void): void {
  deletions.addEventListener('deleted', callback);
}
