import type { Language } from '../_shared/language.schema.ts';
import { nothing, toChoices, toSource, type Piece } from './completion.ts';
import { replyToParts } from './look-up/entry-reply.ts';
import type { LookedUp } from './look-up/look-up.ts';
import type { Danger } from './safety/concerns.ts';
import { help, helpBeforeStudy } from './safety/help.ts';
import { wordings } from './wordings.ts';

interface Helped {
  readonly danger: Danger;
  readonly language: Language;
  readonly find: () => Promise<LookedUp>;
}

/**
 * The help, before anything is looked up, and below it what the quick reference has on the subject, in its
 * own words: no model reads of a danger. Whatever happens to the search, the help stands.
 */
export async function* helpThenStudy({ danger, language, find }: Helped): AsyncGenerator<Piece, object> {
  const helped = { ...nothing, reply: help[language][danger], help: true } as const;
  // What is said to a guess depends on what is found.
  if (danger !== 'unclear') yield { text: helped.reply, help: true };
  const found = await find().catch(() => undefined);
  if (found === undefined || found.decision.outcome === 'unknown') return helped;
  const { decision, asking, subject, second } = found;
  const before = helpBeforeStudy(language, danger);
  if (decision.outcome === 'choices')
    return {
      ...helped,
      outcome: 'choices',
      reply: `${before} ${wordings[language].choicesBelowHelp}`,
      choices: toChoices(decision.entries, asking, language),
      subject,
    };
  const { reply, more } = replyToParts(decision.best, asking, second, language);
  return {
    ...helped,
    outcome: 'answer',
    reply: `${before} ${reply}`,
    ...(more && { more }),
    sources: [decision.best, ...(second ? [second.best] : [])].map(({ entry }) => toSource(entry)),
    subject,
  };
}
