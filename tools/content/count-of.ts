/** '1 fault', '2 faults'; the plural takes an s. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
