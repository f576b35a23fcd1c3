/** Minutes as hours and minutes; the minutes have two digits when there are hours. */
export function splitMinutes(total: number): { hours: number; minutes: string } {
  const hours = Math.floor(total / 60);
  const minutes = String(total % 60);
  return { hours, minutes: hours > 0 ? minutes.padStart(2, '0') : minutes };
}
