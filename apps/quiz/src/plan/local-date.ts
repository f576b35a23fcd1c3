/** The device's day of a time (ms since 1970), as 'YYYY-MM-DD'. */
export function localDate(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon of a day 'YYYY-MM-DD' on the device: whatever its time zone, the date stays the same. */
export const parseLocalDate = (day: string): Date => new Date(`${day}T12:00:00`);
