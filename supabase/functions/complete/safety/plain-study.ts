import { happens, without } from './classify-danger.ts';
import type { Danger } from './concerns.ts';
import { ownPatient, ownPerson, possessive, self } from './people.ts';
import { asking, inGeneral, knowledge, learning, requests, supposed } from './study.ts';
import { isAboutDeath, isAboutOverdose, isAboutSuicide, isThreat } from './suicide.ts';

// Where only a guess speaks of danger: a technique, a norm or a calculation, of which nothing happens now.
// Applied to a folded text: see fold.ts.

/** So likely at most that the rules, which see no danger, are believed; */
const DOUBT = 0.3;
/** and so likely where they see a diagnosis, and the question asks for knowledge. */
const LITTLE_DOUBT = 0.1;

/** 'Si j’en vois', 'if I see one'. */
const ifSeen =
  /\b(?:si (?:je|on) (?:en |le |la |les )?(?:vois|voit|remarque|observe|constate)|if (?:i|we) (?:see|notice|observe|find)) /g;
/** 'Décris le trajet du sang': the text begins with what the reader is told to do. */
const describe =
  /^ (?:decri(?:s|vez)|explique[rz]?|nomme[rz]?|enumere[rz]?|defini(?:s|ssez)|describe|explain|name|list|define) /g;
/** To say something to somebody, or to publish it. */
const leave =
  /\b(?:(?:je|on) (?:peux|dois)(?: tu)?|(?:puis|dois) je|can i|may i|am i allowed to) (?:dire|parler|divulguer|partager|publier|afficher|tell|share|post|publish|disclose)\b/g;
/** The duty to report or to keep silent is a matter of law. */
const secrecy = /\b(?:secret professionnel|professional secrecy)\b/;
/** What letters or words mean. */
const sense =
  /\b(?:que (?:veulent|veux|veut) dire|que signifi\w+|what (?:do|does) (?:\w+ ){1,6}(?:mean|stand for))\b/;
const ifAsked = /\bsi (?:elle|il|on) me (?:le |la )?demande\b|\bif (?:he|she|they) asks? (?:me|us)\b/g;
/** With a medication that somebody takes. */
const asksFood = /\b(?:aliments?|nourriture|foods?)\b/;
/** An amount of a medication, or leave to do something with it. */
const asksDose =
  /\b(?:combien|how (?:much|many)|dos(?:es?|ages?)|(?:puis|dois|peux|devrais) je|je (?:\w+ )?(?:peux|dois|devrais)|(?:can|should|may|could) (?:i|we)|donn\w+|gives?|giving|gave|prend\w*|prise?|tak(?:e|es|ing)|took|arret\w*|stop\w*|saut\w*|skip\w*|doubl\w*|ecras\w*|crush\w*|augment\w*|increas\w*)\b/;

const isAboutWriter = (folded: string): boolean =>
  ownPerson.test(folded) ||
  self.test(without(folded, [leave, ifAsked, ...inGeneral, ...requests, ...learning, ifSeen]));
export const isGrave = (folded: string): boolean =>
  [isAboutDeath, isAboutOverdose, isAboutSuicide, isThreat].some((theme) => theme(folded));

/** Whether the question is one of study, although a rule or the model had a doubt. */
export function isPlainStudy(folded: string, ruled: Danger | undefined, likelihood: number): boolean {
  if (isGrave(folded)) return false;
  if (secrecy.test(folded) && likelihood < LITTLE_DOUBT && !happens.test(folded) && !ownPatient.test(folded))
    return !ownPerson.test(folded);
  if (isAboutWriter(folded)) return false;
  const isOfSomebody = ownPatient.test(folded) || possessive.test(folded);
  if (ruled === undefined) {
    const isTechnique = without(folded, [...inGeneral, describe, leave]) !== folded && !happens.test(folded);
    return isTechnique && !isOfSomebody && likelihood < DOUBT;
  }
  const isNow = happens.test(folded) && !supposed.test(folded) && without(folded, [ifSeen]) === folded;
  if (isNow || !(asking.test(folded) || knowledge.test(folded) || sense.test(folded))) return false;
  if (ruled === 'dose') return asksFood.test(folded) && !asksDose.test(folded);
  const isGuess = ruled === 'diagnosis' || (ruled === 'unclear' && sense.test(folded));
  return isGuess && !isOfSomebody && likelihood < LITTLE_DOUBT;
}
