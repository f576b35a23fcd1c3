import { findConcern, type Danger } from './concerns.ts';
import { fold } from './fold.ts';
import { outright, outrightAboutOthers, weighed } from './outright.ts';
import {
  elided,
  happening,
  own,
  ownPatient,
  ownPerson,
  possessive,
  pronoun,
  self,
  somebody,
} from './people.ts';
import {
  asking,
  calculation,
  caseQuestion,
  course,
  examQuestion,
  figures,
  generic,
  inCase,
  inGeneral,
  knowledge,
  learning,
  requests,
  supposed,
} from './study.ts';

/**
 * Whether a text is about danger, or asks for a dose or a diagnosis, for a real person: the writer, somebody
 * close, somebody in the writer's care, somebody the writer sees. Undefined for a question of study. When in
 * doubt it is danger: a student loses one answer, the other might lose a life.
 */
export function classifyDanger(text: string): Danger | undefined {
  if (isExamQuestion(text)) return undefined;
  const read = fold(text);
  const folded = without(read, figures);
  const statement = without(folded, [...requests, ...inGeneral]);
  const said = [...outright, ...(ownPerson.test(folded) ? outrightAboutOthers : [])].find(([, pattern]) =>
    pattern.test(folded),
  );
  const isCourse = course.test(folded);
  const isCase = isSaidInCase(folded, statement, isCourse);
  if (said !== undefined && !isCase) return said[0];
  if (isCalculation(folded)) return undefined;
  if (!isCourse && weighed.test(folded)) return 'dose';
  if (isCase) return undefined;
  if (isCourse) return besideCourse(folded);
  const danger = classifyRealPerson(statement, folded);
  return danger === 'unclear' && folded !== read && !ownPerson.test(folded) ? undefined : danger;
}

/**
 * A case as in exams: somebody with a name, an age or a role, the reader as 'you', a question at the end, and
 * nothing about the writer.
 */
export function isExamQuestion(text: string): boolean {
  const unquoted = fold(text.replace(/[«“"][^»”"]*[»”"]/g, ' '));
  if (self.test(unquoted) || own.test(unquoted) || ownPerson.test(unquoted)) return false;
  return (inCase.test(unquoted) || generic.test(unquoted)) && examQuestion.test(unquoted);
}

/** A separate sentence in a text about a course. */
function besideCourse(folded: string): Danger | undefined {
  for (const sentence of folded.split(/[.?!]/)) {
    const statement = without(sentence, [...requests, ...inGeneral, ...learning]);
    if (ownBody.test(sentence)) return 'diagnosis';
    if (takes.test(sentence) && findConcern(sentence) === 'dose') return 'dose';
    if (
      course.test(sentence) ||
      knowledge.test(sentence) ||
      generic.test(sentence) ||
      supposed.test(sentence)
    )
      continue;
    if (!ownPerson.test(statement) && !personal.test(statement)) continue;
    const concern = findConcern(sentence);
    if (concern !== undefined && (concern !== 'dose' || ownPerson.test(sentence))) return concern;
  }
  return undefined;
}

/** The writer's own body; 'my brain hurts' is a figure of speech. */
const ownBody =
  /\b(?:on|in|under|sur|dans|sous|a|au|de) (?:my|mon|ma|mes) (?:\w+ )?(?:back|arms?|legs?|chest|skin|breasts?|neck|stomach|belly|face|thighs?|knee|dos|bras|jambes?|poitrine|peau|seins?|cou|ventre|visage|cuisses?|genou)\b/;
/** 'How much can I take': asked for oneself. */
const takes =
  /\b(?:(?:how (?:much|many)|what dose)\b.*\b(?:can|should|may|could) i (?:\w+ )?take|(?:combien|quelle dose)\b.*\bje (?:peux |dois )?(?:\w+ )?(?:prends|prendre))\b/;
/** Somebody is unresponsive. */
const critical =
  /\b(?:reagis?t?|repond|reponds|bouge|respire|reveille) (?:plus|pas)\b|\b(?:not|stopped) (?:breathing|responding|moving)\b|\bflasque\b|\blimp\b/;

/** The possible recipients of a dose; whoever only gives it is none: 'combien j’en donne'. */
const someone =
  /\b(?:je (?:me|suis|ai (?:mal|pris|(?:\w+ )?(?:bue?|avalee?|ingeree?)|de la|des (?!(?:comprimes?|cos?|cps?|ampoules?|fioles?|capsules?)\b))|(?:\w+ ){0,2}(?:prends|prendre|prenne|avale))|i (?:am|feel|took|drank|swallowed|(?:\w+ ){0,2}take)|me|moi|mon|ma|mes|notre|nos|il|elle|lui|sa|ses|my|our|us|he|she|him|her|his|they|them|their)\b/;

/** When the writer works: no person. */
const shift = /\b(?:on|during|pendant|durant|sur) (?:my|our|mon|notre) (?:shift|quart)\b/g;

/** Arithmetic about no particular person. */
export const isCalculation = (folded: string): boolean =>
  calculation.test(folded) && !someone.test(without(folded, [shift])) && !ownPerson.test(folded);

/** What the writer has, feels, did or took. */
const personal =
  /\b(?:je (?:\w+ )?(?:ai|me|suis|prends|pese|sens|saigne|vomis|fais|respire)|i (?:\w+ )?(?:have|feel|took|am|can not|got|was|weigh|keep)|me (?:a|as|fait|fais|frappe|touche|bat)|(?:hit|hurt|touched|kissed|grabbed|cornered|followed) me)\b/;

/** It is happening now, where the writer is. */
export const happens =
  /\b(?:(?:on|je) (?:vient|viens) de|(?:since|depuis) (?:last night|this morning|yesterday|hier|ce matin|cette nuit)|(?:est ce que je|je) (?:peux|dois) (?:le|la|lui|les) |(?:can|should) i (?:touch|move|give|wake|leave) (?:him|her|them)|vient de me|just now|i just|right now|la la|presentement|en ce moment|devant moi|a cote de moi|vite|au secours|help me|help(?= *(?:[.!]|$))|my unit|our unit|mon etage|notre unite|there is (?:a|an|someone)|il y a (?:une?|quelqu un|du monde)|what do i do|what should i do|que est ce que je fais|je fais quoi|on fait quoi|quoi faire vite|me (?:a|as|ont) (?:dit|demande|avoue|confie|frappe|mordu)|told me|nous a)\b/;

const speaks =
  /\b(?:dit|disant|dis|declare|mentionne|rapporte|affirme|confie|exprime|repete|crie|verbalise|menace|veux|pense|parle|says?|said|saying|states?|tells?|telling|told|reports?|expresses|wants?|whispers|confides|admits|threatens?|va|vais)\b/;

/** 'Que faire si un patient dit qu'il veut mourir?': the outright words are those of somebody in a case. */
function isSaidInCase(folded: string, statement: string, isCourse: boolean): boolean {
  const isSupposed = supposed.test(folded);
  if (ownPerson.test(folded) || (ownPatient.test(folded) && !isCourse && !isSupposed)) return false;
  const nobody =
    generic.test(folded) ||
    /\b(?:mme|mr|mrs|ms|monsieur|madame|m) [a-z]+\b/.test(folded) ||
    /\b[0-9]+ (?:ans|years? old|yo)\b/.test(folded) ||
    /\bpatient\b/.test(folded);
  if (isCourse && !self.test(without(statement, learning))) return true;
  if (
    /^ (?:an? |une? )?(?=(?:\w+ ){0,4}(?:femme|homme|woman|man|male|female|patiente?|pt|cliente?|enfant|child|fille|boy|girl|garcon|bebe|infant)\b)(?=(?:\w+ ){0,4}[0-9]+ ?(?:ans|yo|y o|years? old|mois|months?)\b).*\?/.test(
      folded,
    ) &&
    !self.test(statement)
  )
    return true;
  if (!nobody) return false;
  if (isCourse) return speaks.test(folded) || isSupposed;
  return (
    !happens.test(folded) &&
    (isSupposed ||
      ((speaks.test(folded) || !self.test(without(statement, learning))) &&
        (caseQuestion.test(folded) || asking.test(folded))))
  );
}

function classifyRealPerson(statement: string, folded: string): Danger | undefined {
  const concern = findConcern(folded);
  if (ownPerson.test(folded)) return concern ?? 'unclear';
  if (ownPatient.test(folded))
    return supposed.test(folded) ? undefined : ownPatient.test(statement) ? concern : undefined;
  const isHappening = happens.test(folded) && !supposed.test(folded);
  const personalPart = without(statement, learning);
  const isTextbookQuestion =
    asking.test(folded) && (generic.test(folded) || (!pronoun.test(folded) && !possessive.test(folded)));
  const isAboutSelf =
    self.test(personalPart) || (own.test(personalPart) && concern !== undefined) || elided.test(folded);
  if (
    (supposed.test(folded) && generic.test(folded)) ||
    (isTextbookQuestion &&
      !isHappening &&
      (!isAboutSelf || (knowledge.test(folded) && !personal.test(personalPart))))
  )
    return undefined;
  if (isAboutSelf) return concern ?? (asking.test(folded) && !isHappening ? undefined : 'unclear');
  if (concern !== undefined && critical.test(folded) && !asking.test(folded) && !supposed.test(folded))
    return concern;
  const isAboutOther =
    pronoun.test(statement) ||
    (/\b(?:ils|elles)\b/.test(statement) && !asking.test(folded)) ||
    possessive.test(statement) ||
    isHappening ||
    (somebody.test(statement) && !/^[^.?!]* (?:chez|sous|in|with|avec) [^.?!]*$/.test(statement));
  if (concern !== undefined) return isAboutOther ? concern : undefined;
  return (pronoun.test(statement) || (somebody.test(statement) && happening.test(statement))) &&
    !asking.test(folded)
    ? 'unclear'
    : undefined;
}

/** A folded text without the matches of these patterns. */
export function without(folded: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((left, pattern) => left.replace(pattern, ' '), folded);
}
