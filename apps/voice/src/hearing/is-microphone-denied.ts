/** Whether the browser keeps the microphone from this site; false where it does not say. */
export async function isMicrophoneDenied(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    return state === 'denied';
  } catch {
    return false;
  }
}
