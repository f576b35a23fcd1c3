/** The device's day of a time (ms since 1970), as 'YYYY-MM-DD'. */
export function localDate(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon of a time's day on the device, or of a later day, in ms since 1970. */
export function noon(time: number, daysLater = 0): number {
  const day = new Date(time);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + daysLater, 12).getTime();
}

/** Noon of a day 'YYYY-MM-DD' on the device: whatever its time zone, the date stays the same. */
export const parseLocalDate = (day: string): Date => new Date(`${day}T12:00:00`);
