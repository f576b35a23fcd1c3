import { regionOf, type Language } from './languages.ts';

/** What a translation file holds: texts, in groups of any depth. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** A `count` chooses among the plural forms of a text: `key_zero`, `key_one`, `key_many`, `key_other`. */
export type Values = Readonly<Record<string, unknown>> & { readonly count?: number };

const rules = new Map<Language, Intl.PluralRules>();

function formsOf(key: string, count: number | undefined, language: Language): string[] {
  if (count === undefined) return [key];
  const rule = rules.get(language) ?? new Intl.PluralRules(regionOf(language));
  rules.set(language, rule);
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rule.select(count)}`, `${key}_other`, key];
}

function find(texts: Texts | undefined, path: string): string | undefined {
  const found = path.split('.').reduce<string | Texts | undefined>(
    (group, key) => (typeof group === 'object' && Object.hasOwn(group, key) ? group[key] : undefined),
    texts,
  );
  return typeof found === 'string' ? found : undefined;
}

/** The text of a key in a language, its `{{names}}` replaced by values; undefined when there is none. Pure. */
export function translate(texts: Texts | undefined, key: string, values: Values, language: Language): string | undefined {
  const { count } = values;
  for (const form of formsOf(key, typeof count === 'number' ? count : undefined, language)) {
    const text = find(texts, form);
    if (text !== undefined) return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
  }
  return undefined;
}
