/** '1 fault', '2 faults'; the plural takes an s. */
export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
