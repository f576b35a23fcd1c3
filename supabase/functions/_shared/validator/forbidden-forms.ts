import { type OptionId, optionIds } from '../assessment/bounds.ts';
import type { GeneratedItem } from './generated-item.schema.ts';

/** Stems that ask for the exception make a learner look for the wrong statement. */
export const exceptionForm = {
  fr: /\bSAUF\b|\bEXCEPTÉ?\b|\bsauf(?: (?:une?|lequel|laquelle))?\s*[?:.]?$/u,
  en: /\bEXCEPT\b|\bexcept(?: (?:one|which))?\s*[?:.]?$/u,
} as const;

export const collectiveForm = {
  fr: /\b(?:toutes?|tous|aucune?|les deux) (?:de |des |d['’])?(?:ces |les )?(?:réponses|choix|options|énoncés)\b|\b(?:toutes ces|aucune de ces|ces) réponses\b|ci-dessus/iu,
  en: /\b(?:all|none|both|any) of (?:the|these) (?:above|answers|options|choices|statements)\b|\bof the above\b/iu,
} as const;

const absolute = {
  fr: /(?<!\p{L})(?:toujours|jamais|en tout temps|sans exception)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:always|never|at all times|without exception)(?!\p{L})/iu,
} as const;

/** Whether absolute words distinguish the key: only it has one, or only it has none. */
export function findAbsoluteCue(
  texts: Readonly<Record<OptionId, string>>,
  key: OptionId,
  language: 'fr' | 'en',
): 'key-alone' | 'all-but-key' | null {
  const found = optionIds.filter((id) => absolute[language].test(texts[id]));
  if (found.length === 1 && found[0] === key) return 'key-alone';
  return found.length === optionIds.length - 1 && !found.includes(key) ? 'all-but-key' : null;
}

/** Forms that test reading instead of nursing. */
export function breaksForbiddenForms({ stem, options, key }: GeneratedItem): boolean {
  const { a, b, c, d } = options;
  return (
    exceptionForm.fr.test(stem) ||
    optionIds.some((id) => collectiveForm.fr.test(options[id].text)) ||
    findAbsoluteCue({ a: a.text, b: b.text, c: c.text, d: d.text }, key, 'fr') !== null
  );
}
