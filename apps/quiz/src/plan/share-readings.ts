/**
 * Callers that request the same key at the same time share one reading: until it has ended or, for data that
 * may change meanwhile, only within one task.
 */
export function shareReadings<T>(
  read: (key: string) => Promise<T>,
  shared: 'until-read' | 'in-one-task',
): (key: string) => Promise<T> {
  const readings = new Map<string, Promise<T>>();
  return (key) => {
    const begun = readings.get(key);
    if (begun) return begun;
    const reading = read(key);
    readings.set(key, reading);
    const forget = () => readings.delete(key);
    if (shared === 'in-one-task') setTimeout(forget);
    else reading.then(forget, forget);
    return reading;
  };
}
