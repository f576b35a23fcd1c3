import type { Language } from '../_shared/language.schema.ts';
import { writeCalculation } from './calculate/write-calculation.ts';
import { classifyQuestion } from './classify-question.ts';
import { replyToParts } from './look-up/entry-reply.ts';
import { lookUp } from './look-up/look-up.ts';
import type { Search } from './look-up/search-entries.ts';
import { detectLanguage } from './safety/detect-language.ts';
import { judge } from './safety/judge.ts';

/**
 * The first with a slip, so that the search has done everything once. With and without a letter beyond
 * Latin-1: the engine compiles a pattern for each of the two, the second time that it runs.
 */
const anyQuestions = {
  fr: ['signes de l’hypoglicémie', 'comment mesurer la glycémie'],
  en: ['a patient’s signs of hypoglicemia', 'how to measure blood glucose'],
};
const TIMES = 3;

/** Does what each question needs, before there is one: the first times take the longest. Searches once. */
export async function rehearse(language: Language, search: Search): Promise<void> {
  let found: ReturnType<Search> | undefined;
  const searchOnce: Search = (...asked) => (found ??= search(...asked));
  for (const text of Array.from({ length: TIMES }, () => anyQuestions[language]).flat()) {
    judge(text);
    classifyQuestion(text);
    detectLanguage(text, language);
    writeCalculation(text, language);
    // During an exam, and over the limit, there is nothing to get ready for.
    const looked = await lookUp({ text, language }, searchOnce).catch(() => undefined);
    if (looked?.decision.outcome === 'answer')
      replyToParts(looked.decision.best, looked.asking, looked.second, language);
  }
}
