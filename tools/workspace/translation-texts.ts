/** The texts of a translation file, nested as they are written. */
export type NestedTexts = { [key: string]: string | NestedTexts };

/** Every text of a translation file by its dotted key. */
export function flatten(texts: NestedTexts, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}

/** The placeholders of a text, sorted. */
export const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(',');

/** A key without its plural form: languages have different forms (French has `_many`), but the same stems. */
export const pluralStem = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
