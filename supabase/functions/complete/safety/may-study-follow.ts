import type { Danger } from './concerns.ts';
import { without } from './classify-danger.ts';
import { fold } from './fold.ts';
import { anyPatient, ownPatient, ownPerson } from './people.ts';
import { asking, inGeneral, requests } from './study.ts';
import { isAboutDeath, isAboutSuicide } from './suicide.ts';

/** In the words of somebody who works: 'je fais quoi', 'do I clean', with or without a question mark. */
const asksWhat =
  /\?|\b(?:je|on|ca|il|elle) (?:(?!que )\w+ ){1,3}tu\b|\b(?:(?:que|quoi) faire|(?:veux|voudrait) dire quoi|(?:je|on) (?:\w+ )?(?:fai[st]|reponds|dis|dois faire) quoi|est ce (?:que|qui)|quoi (?:en premier|d abord)|what (?:first|next|now)|comment|combien|pourquoi|quels?|quelles?|(?:what|how|which|why|when|where|do|does|can|could|should|may|is|are) (?:i|we|you|it|they|to|do|does|should|can|is|are|a|an|the|of|if))\b/;

const cared = new RegExp(ownPatient, 'g');
/** What the writer did while caring for somebody. */
const acts =
  /\bje (?:me suis trompee?|ai (?:\w+ )?(?:donnee?|administree?|oubliee?|mise?|retiree?|enlevee?|installee?|injectee?|omise?|manquee?|echappee?))\b|\bi (?:\w+ )?(?:gave|given|administered|forgot|missed|made|injected|removed|put|dropped)\b/g;
/** The writer's own accident at work, which has a procedure. */
const exposures =
  /\b(?:je me (?:suis )?|i (?:just |got |have )?)(?:piquee?s?|coupee?s?|eclabouss\w*|prick\w*|poked?|stuck|stick|jab\w*|splash\w*|cut) (?:myself )?(?:\w+ ){1,4}(?:needles?|aiguilles?|lancettes?|lancets?|sharps?|scalpels?|bistouri|sang|blood)\b/g;
/** A reason, which is knowledge; an amount, or leave to give or take, is not. */
const asksWhy = /\b(?:pourquoi|why)\b/;
const asksDose =
  /\b(?:combien|how (?:much|many)|(?:puis|dois|peux|devrais) je|je (?:\w+ )?(?:peux|dois|devrais)|(?:can|should|may|could) (?:not )?(?:i|we))\b/;
/** The result of a test, not a dose: 'potassium is 6.2'. */
const result =
  /\b(?:potassium|kaliemie|k|sodium|natremie|glycemie|glucose|sugar|calcium|creatinine|hemoglobine?|inr|rni|saturation|sat)(?: (?:is|est|a|at|of|de|was|etait))+ \d/;
const onPurpose = /\b(?:expres|volontairement|on purpose|deliberately|intentionally)\b/;
const reports =
  /\b(?:me|nous) (?:a |as |ont )?(?:dit|dis|demande|avoue|confie|parle|repete)\b|\b(?:told|tells|telling|asked|asks|said to|says to) (?:me|us)\b/g;

/** The writer, what is the writer's own, and how the writer is. */
const oneself =
  /\b(?:me|moi|myself|mine|my|our|us|mon|ma|mes|notre|nos|nous)\b|\bje (?:\w+ ){0,2}(?:ai|avais|suis|pese|sens|saigne|vomis|respire|tousse|tremble|veux|voudrais|mourir)\b|\bi (?:\w+ )?(?:have|had|took|was|get|got|weigh|keep|ate|drank|swallowed)\b|\bi (?:\w+ ){0,3}(?:feel|felt|am|want|wish|can not|could not|live|die)\b|\bam i\b/;

/**
 * Whether what the quick reference has on the subject may stand below the help: where something is asked that
 * is about somebody in care, or nobody; of somebody in care also where a result, an error or what is seen is
 * only told. Never where it may be about the writer or somebody close, unless at an accident of work, nor
 * below violence: then there is help and nothing else. Below a dose for a real person, only the reason for
 * something; below death and poisoning, only if the person in care is named, or what was given.
 */
export function mayStudyFollow(text: string, danger: Danger): boolean {
  const folded = fold(text);
  if (danger === 'violence' || ownPerson.test(folded)) return false;
  const isCaring = ownPatient.test(folded) || anyPatient.test(folded);
  const isResult = isCaring && result.test(folded);
  if (danger === 'dose' && (!(asksWhy.test(folded) || isResult) || asksDose.test(folded))) return false;
  if (!isCaring && (danger === 'distress' || isAboutSuicide(folded) || isAboutDeath(folded))) return false;
  if (!isCaring && danger === 'overdose' && without(folded, [acts]) === folded) return false;
  if (oneself.test(without(folded, [cared, acts, exposures, reports, ...requests, ...inGeneral])))
    return false;
  const isToldOfCare =
    isCaring &&
    !isAboutSuicide(folded) &&
    !isAboutDeath(folded) &&
    !onPurpose.test(folded) &&
    (danger === 'diagnosis' || isResult || (danger === 'overdose' && without(folded, [acts]) !== folded));
  return isToldOfCare || asksWhat.test(folded) || asking.test(folded);
}
