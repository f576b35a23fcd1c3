import { asksForSigns } from './aspects.ts';
import type { Writer } from './writer.ts';
import { wordings } from './wordings.ts';

/**
 * Answers with the explanation of the best item, its situation and answer, and its skill: nothing that is not
 * in the bank.
 */
export const embeddedWriter: Writer = {
  takes: 1,
  async *write({ language, text }, [best]) {
    const words = wordings[language];
    if (best === undefined) {
      yield words.unknown;
      return;
    }
    const skill = /^Compétence (\d+)/.exec(best.skillTitle)?.[1];
    const place = skill === undefined ? best.skillTitle : `${words.skill} ${skill}`;
    const subject = best.objective === null ? '' : ` ${sentence(best.objective)}`;
    const colon = language === 'fr' ? '\u00a0:' : ':';
    const explained = sentence(best.explanation);
    const example = `${words.example}${colon} ${sentence(best.stem)} ${words.answer}${colon} ${sentence(best.answer)} ${sentence(best.rationale)}`;
    // An explanation often starts with what to do; the signs are in the situation.
    const told = asksForSigns(text) ? `${example} ${explained}` : `${explained} ${example}`;
    yield `${words.found}, ${place}${colon}${subject} ${told}`;
  },
};

function sentence(text: string): string {
  return /[.!?»"]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
