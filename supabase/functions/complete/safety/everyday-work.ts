import { without } from './classify-danger.ts';
import { findConcern } from './concerns.ts';
import { anyPatient, ownPerson } from './people.ts';
import { isAboutDeath, isAboutSuicide } from './suicide.ts';

// Questions of a shift that sound like somebody's trouble, and are none. Applied to a folded text: see
// fold.ts.

/** A person in care will not take a medication. */
const refusal =
  /(?<!\b(?:i|we|je) )\b(?:(?:will|would|does|do|did) not (?:want to )?take|refus(?:e|es|ed|ing) to take|(?:veux|veulent|voulait) pas prendre|refuse de prendre) (?:\w+ )?(?:his|her|their|the|any|ses|son|sa|les|le|leurs?|de) (?:\w+ )?(?:pills?|medications?|medicines?|tablets?|pilules?|medicaments?|comprimes?)\b/g;
/** A note, or a signature, for a colleague. */
const charting =
  /\b(?:chart|document|sign|initial|record|noter?|signer?|ecrire|inscrire|consigner) (?:\w+ ){0,2}(?:for|on behalf of|pour|a la place de|au nom de) (?:my|our|an?|another|mon|ma|mes|une?|le|la) (?:\w+ )?(?:colleagues?|coworkers?|classmate|nurse|student|collegues?|infirmiere?|auxiliaire|stagiaire|preposee?)\b/g;
/** A picture of the placement, on a social medium. */
const posting =
  /\b(?:i|we|je|on|ok to|correct de) (?:\w+ )?(?:post|share|publish|upload|put|publier?|partager?|mettre|mets|poste[rz]?) (?:(?:a|an|une?|des|la|le|les|my|our|mes|mon|ma|some|the) )?(?:pics?|pictures?|photos?|selfies?|videos?|story|stories)\b(?: (?!nu|nak)\w+){0,6} (?:on|sur|in|to|dans) (?:my |mon |ma )?(?:instagram|insta|facebook|fb|tiktok|snap(?:chat)?|linkedin|youtube|social media|reseaux sociaux)\b/g;
/** A picture of a wound, for its record. */
const picturing =
  /\b(?:take|taking|prendre|prends|prend|photographier) (?:en photo )?(?:(?:a|an|une?|des|la|le|the|some) )?(?:(?:pics?|pictures?|photos?) )?(?:of|de|d|la|l)? ?(?:(?:a|an|the|une?|la|l|his|her|my patients?|des?) ?)?(?:patients? )?(?:wounds?|plaies?|ulceres?|ulcers?|pressure (?:injury|injuries|sores?))\b/g;
/** A pump that calls for somebody. */
const alarming =
  /\b(?:pompe|pump)(?: (?:a|de) (?:perfusion|solute))? (?:(?:is|keeps?|arrete pas de|qui|se met a|continue (?:a|de)) )?(?:sonn\w*|bip\w*|alarm\w*|beep\w*|ringing|rings)\b/g;
/** An order that looks wrong. */
const doubting =
  /\b(?:prescription|ordonnance|order)s? (?:(?:du|de la|de|of the|from the) (?:\w+ ){0,1}(?:medecin|docteur|doctor|prescriber) )?(?:(?:n )?a (?:pas |aucun )?(?:de )?(?:allure|bon sens|sens)|(?:me )?(?:semble|parait) (?:bizarre|louche|fausse|erronee|pas correcte)|(?:looks?|seems?) (?:wrong|off|weird|odd|strange)|(?:does not|do not) make sense)\b/g;
/** Medications left within reach of somebody in care. */
const leaving =
  /\b(?:laisser?|laisse|leave|leaving) (?:(?:les|ses|des|un|une|the|his|her|their|a) )?(?:pil+ules?|medicaments?|comprimes?|meds?|medications?|pills?) (?:sur|a|au|on|at|by|beside) (?:(?:la|le|sa|son|the|his|her|their) )?(?:tables?|table de (?:chevet|nuit)|chevet|bedside tables?|bedsides?|night ?stands?)\b/g;

const tasks = [picturing, alarming, doubting, leaving];

/** What a question of a task adds to it: who asks, whether it is allowed, what to do first, and with what. */
const asked =
  /^(?: (?:[.?!]|am|are|can|could|do|does|first|how|i|if|is|it|ok|okay|allowed|may|must|nurse|of|on|should|the|then|to|we|what|when|why|with|my|phone|cellphone|own|iv|chart|doctors?|patients?|se?|ai|as|a|au|aux|avec|ce|cell(?:ulaire)?|comment|correct|d|de|des|dois|doit|droit|du|en|est|et|fais|fait|faire|faut|il|infirmiere?|je|la|le|les|mon|on|peut|peux|permis|pour|pourquoi|premier|puis|qu|quand|que|quoi|quel(?:le)?|si|solute|telephone|tu|une?|ya|y))* $/;

/** 'My patient will not take his pills: what do I do?', without a word about how anybody is. */
export function isEverydayWork(folded: string): boolean {
  if (ownPerson.test(folded) && without(folded, [posting]) !== folded) return false;
  const beside = without(folded, tasks);
  if (beside !== folded && asked.test(` ${beside.trim()} `.replace(/ +/g, ' '))) return true;
  const rest = without(folded, [refusal, charting, posting]);
  const isRefusal = without(folded, [refusal]) !== folded;
  if (rest === folded || (isRefusal && !anyPatient.test(folded))) return false;
  const isGrave = ownPerson.test(rest) || isAboutSuicide(folded) || isAboutDeath(folded);
  return !isGrave && findConcern(rest) === undefined;
}
