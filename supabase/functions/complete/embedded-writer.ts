import { asksForSigns } from './aspects.ts';
import type { Writer } from './writer.ts';
import { wordings } from './wordings.ts';

/** Says what the best item explains and its situation with the answer, and from which skill it comes: nothing that is not written there. */
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
    // An explanation often starts with what to do; the signs stand in the situation.
    const told = asksForSigns(text) ? `${example} ${explained}` : `${explained} ${example}`;
    yield `${words.found}, ${place}${colon}${subject} ${told}`;
  },
};

function sentence(text: string): string {
  return /[.!?»"]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
