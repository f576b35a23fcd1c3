/** What `PORT_OFFSET` adds to every port of this machine; 0 without it. */
export function portOffset(): number {
  const offset = Number(process.env.PORT_OFFSET ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > 10_000)
    throw new Error(`PORT_OFFSET must be a whole number from 0 to 10000, not "${process.env.PORT_OFFSET}".`);
  return offset;
}
