import { dangerOf, type Danger } from './danger-of.ts';
import { likelihoodOf } from './likelihood.ts';

/** From here on a text is met with help alone, and from there, or when the rules say so, with help before the answer. */
const LIKELY = 0.5;
const POSSIBLE = 0.1;

/**
 * What a text asks of Thalia. 'help': danger for a real person, answered with help and nothing else. 'caution': a question of
 * study that may be one of a real person too; help comes before its answer. 'study': everything else.
 */
export type Judgement = { readonly level: 'help'; readonly danger: Danger } | { readonly level: 'caution' | 'study' };

/** One sentence may say it in the middle of a long text about something else. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!\n])\s+/).filter((sentence) => /\S+\s+\S+\s+\S/.test(sentence));

/** Two readers that err differently: rules, which know what they look for, and a model, which has read many phrases. */
export function judge(text: string): Judgement {
  const ruled = dangerOf(text);
  const likelihood = likelihoodOf(text, ruled);
  if (likelihood >= LIKELY) return { level: 'help', danger: ruled ?? 'unclear' };
  if (ruled === undefined) return { level: likelihood >= POSSIBLE ? 'caution' : 'study' };
  const isSaid = sentencesOf(text).some((sentence) => likelihoodOf(sentence, dangerOf(sentence)) >= LIKELY);
  return isSaid ? { level: 'help', danger: ruled } : { level: 'caution' };
}
