/** Texts as a translation file has them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The texts of a library, extended and overridden by a remote's own texts. Pure. */
export function inheritTexts(library: Texts, own: Texts): Texts {
  const replaced = Object.entries(own).map(([key, text]) => {
    const before = library[key];
    const isGroup = typeof before === 'object' && typeof text === 'object';
    return [key, isGroup ? inheritTexts(before, text) : text];
  });
  return { ...library, ...Object.fromEntries(replaced) };
}
