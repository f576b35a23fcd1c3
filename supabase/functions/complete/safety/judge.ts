import { dangerOf, type Danger } from './danger-of.ts';
import { fold } from './fold.ts';
import { likelihoodOf } from './likelihood.ts';

/** From here on a text is met with help alone, and from there, or when the rules say so, with help before the answer. */
const LIKELY = 0.5;
const POSSIBLE = 0.1;

/**
 * What a text asks of Thalia. 'help': danger for a real person, answered with help and nothing else. 'caution': a question of
 * study that may be one of a real person too; help comes before its answer. 'study': everything else.
 */
export type Judgement = { readonly level: 'help'; readonly danger: Danger } | { readonly level: 'caution' | 'study' };

/** What tells the kind whatever else is said: which help comes first matters most there. */
const unmistakable: readonly (readonly [Danger, RegExp])[] = [
  ['emergency', /\b(?:respire (?:plus|pas)|not breathing|(?:turning|turned|goes|est|devient|tout) bleue?s?|turning blue|(?:will not|does not|wont) wake|brulee?|ebouillante|burn(?:ed|t)?|(?:mal|serre|pression) (?:dans |a )?(?:la |ma |sa )?poitrine|chest pain)\b/],
  ['overdose', /\b(?:pris|pri|prendre|avale|took|taken|swallowed|drank|bu)\b.*\b(?:pil+ules?|comprimes?|cachets?|advil|tylenols?|motrin|aspirine?|pills?|med\w*|tablets?|bottle|bouteille|javel|bleach)\b/],
];

function kindOf(text: string, ruled: Danger | undefined): Danger {
  const folded = fold(text);
  const told = unmistakable.find(([, words]) => words.test(folded))?.[0];
  // A dose or a diagnosis that is asked for may name the same things.
  return told !== undefined && (ruled === undefined || ruled === 'violence' || ruled === 'distress' || ruled === 'unclear' || (told === 'overdose' && ruled === 'dose') || (told === 'emergency' && ruled === 'diagnosis')) ? told : (ruled ?? 'unclear');
}

/** One sentence may say it in the middle of a long text about something else. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!\n])\s+/).filter((sentence) => /\S+\s+\S+\s+\S/.test(sentence));

/** Two readers that err differently: rules, which know what they look for, and a model, which has read many phrases. */
export function judge(text: string): Judgement {
  const ruled = dangerOf(text);
  const likelihood = likelihoodOf(text, ruled);
  if (likelihood >= LIKELY) return { level: 'help', danger: kindOf(text, ruled) };
  if (ruled === undefined) return { level: likelihood >= POSSIBLE ? 'caution' : 'study' };
  const isSaid = sentencesOf(text).some((sentence) => likelihoodOf(sentence, dangerOf(sentence)) >= LIKELY);
  return isSaid ? { level: 'help', danger: kindOf(text, ruled) } : { level: 'caution' };
}
