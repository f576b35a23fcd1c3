import { plain } from './plain.ts';
import type { FoundEntry } from './search-entries.ts';

interface Aspect {
  readonly asked: RegExp;
  /** How a text mentions it. */
  readonly mentioned: RegExp;
}

/** What a sentence that mentions an aspect is worth, where words of the question are worth up to 5. */
const MENTIONED = 2;

const LENGTH_OF_TIME =
  /\b(?:secondes?|seconds?|minutes?|heures?|hours?|jours?|days?|daily|semaines?|weeks?|mois|months?|annees?|years?|fois|times|quart|shift|toujours|always)\b|\d\s?ans?\b|\b(?:every|each|chaque|aux) /;

const WHEN =
  /\b(?:quand|lorsqu\w*|avant|apres|pendant|des (?:que|qu)|au (?:bout|moment|lever|coucher)|matin|soir|nuit|when|before|after|during|until|once|within|as soon|at (?:the )?(?:first|end|bedtime)|morning|evening|night|fasting|vers|around|from|between|entre|heures?|hours?|minutes?|days?|jours?|weeks?|semaines?|months?|mois|daily|shift|time|meals?|repas)\b|\d\s?ans?\b/;

/**
 * Aspects that a text cannot answer without a certain kind of word: an entry about the right subject that
 * lacks it answers another question.
 */
const aspects: readonly Aspect[] = [
  {
    asked:
      /\b(?:combien de (?:temps|fois|jours|semaines)|(?:tou(?:s|tes) les|aux) combien|(?:a )?quelle frequence (?:faut|doit|on|faire|changer)|how (?:long|often|many times)|duree)\b/,
    mentioned: LENGTH_OF_TIME,
  },
  {
    asked: /\b(?:looks? like|ressembl\w*|a l'air de quoi|de quoi (?:a l'air|ca a l'air))\b/,
    mentioned:
      /\b(?:colou?rs?|red\w*|pink|pale|blue|black|white|yellow|brown|green|grey|dark|swollen|shin[ye]\w*|signs?|shak\w*|tremor|sweat\w*|blisters?|rash|couleur|rouges?|roses?|bleue?s?|noire?s?|blanc\w*|jaunes?|brune?s?|verte?s?|gris\w*|foncee?s?|claire?s?|enfle\w*|lisse|cloques?|signes?|tremble\w*)\b/,
  },
  {
    asked:
      /\b(?:high|low|elevated|raised|increased|decreased|positive)\b.*\bmean\w*|\bmean\w*\b.*\b(?:high|low|elevated|positive)\b|\b(?:haute?s?|basse?s?|elevee?s?|positi\w+)\b.*\b(?:veut dire|signifie)|\b(?:veut dire|signifie)\b.*\b(?:haute?s?|basse?s?|elevee?s?|positi\w+)\b/,
    mentioned:
      /\b(?:high\w*|low\w*|above|below|ris(?:e|es|en|ing)|rais\w+|suggests?|signs? of|excess|lack|too (?:much|little|high|low)|positive|haut\w*|bass?e?s?|elev\w+|mont\w+|baiss\w+|augment\w+|dimin\w+|manque|exces|trop|signe|positi\w+)\b/,
  },
  { asked: /\b(?:(?:quel|kel) age|what age|how old|which age)\b/, mentioned: /\d|\bmajorit/ },
  {
    asked:
      /\b(?:combien de (?:ml|mg|litres?|compressions?|insufflations?|calories)|how (?:many|much|deep|far)|quel angle|what angle|dose maximale|maximum dose|valeurs? normales?|normal (?:values?|levels?|ranges?))\b/,
    mentioned: /\d/,
  },
  {
    asked: /\b(?:effets? (?:secondaires?|indesirables?)|side (?:effects?|affects?)|adverse effects?)\b/,
    mentioned:
      /\b(?:effets?|effects?|risques?|risks?|surveill\w*|monitor\w*|watch|cause[sr]?|donne|saign\w*|bleed\w*)\b/,
  },
  {
    asked: /\b(?:preven\w+|prevent\w*|eviter)\b/,
    mentioned: /\b(?:prev\w+|evit\w+|avoid\w*|jamais|never|proteg\w+|protect\w*|empech\w+)\b/,
  },
  {
    asked: /\b(?:contagieu\w+|contagious)\b/,
    mentioned: /\b(?:contagi\w+|transm\w+|precautions?|isole\w*|isolat\w*|spread\w*|propag\w+)\b/,
  },
  {
    asked:
      /\b(?:causes?|facteurs? de risque|risk factors?|what (?:can |could |might |would )?(?:makes?|brings? on|triggers?|leads? to)|qu'est-ce qui (?:fait|declenche|amene))\b/,
    mentioned:
      /\b(?:caus\w+|due?s? (?:a|au|aux|to|surtout|mostly)|facteurs?|factors?|favoris\w+|favou?r\w*|risques?|risks?|parce|because|triggers?|declench\w+|apres|after|lack|manque)\b/,
  },
  {
    asked: /\b(?:traite\w+|treat\w*)\b/,
    mentioned:
      /\b(?:traite\w*|treat\w*|medic\w+|donner|give|prescri\w+|ordonnance|gouttes|drops|chirurg\w+|surg\w+|oper\w+|cool\w*|refroid\w*|rinc\w+|rins\w+|insulin\w*|ox[iy]g\w+|antib\w+|repos|rest)\b/,
  },
  {
    asked: /\bcomplications?\b/,
    mentioned: /\b(?:complications?|risques?|risks?|abime|damages?|peut (?:mener|causer|donner))\b/,
  },
  {
    asked:
      /\b(?:(?:quel|kel) (?:cote|bord)|(?:which|what) side(?! [ae]ffects?)|(?:quel|which) (?:bras|jambe|arm|leg))\b/,
    mentioned:
      /\b(?:gauche|left|(?:cote|bras|jambe|main) (?:sain|fort|faible|attein|droit|oppos|paralys|oper|malade)\w*|(?:bon|meme|mauvais|autre) cote|(?:weak|weaker|strong|stronger|affected|unaffected|healthy|operated|good|bad|same|opposite|other|paraly[sz]ed|injured|right) (?:side|arm|leg|hand))\b/,
  },
  {
    asked:
      /\b(?:what (?:do|should|can|would|could) (?:i|you|we) (?:say|answer|reply)|(?:quoi|que) (?:dire|repondre)|(?:je|on|tu|jlui|lui) (?:dis|dit|repond\w*) quoi|qu(?:'est-ce que|oi) (?:je|on|tu) (?:lui )?(?:dis|dit|repond\w*))\b/,
    mentioned:
      /\b(?:dire|dis|dit|parle[rz]?|ecoute[rz]?|repond\w*|transm\w*|phrases?|questions?|ask\w*|say\w*|listen\w*|speak\w*|talk\w*|answer\w*|tell\w*)\b|[«“]/,
  },
  {
    asked: /\b(?:contre-? ?indications?|contraindications?)\b/,
    mentioned: /\b(?:contre-? ?indi\w+|contraindi\w+|jamais|never|evit\w+|avoid|pas (?:de|sur)|not)\b/,
  },
];

/** Aspects that choose between the sentences of an entry, and not between entries. */
const ofSentences: readonly Aspect[] = [
  {
    asked:
      /\b(?:pourquoi|pk|pkoi|pcq|why|raisons?|reasons?|(?:a quoi|sert a quoi|what for)|how come|how is .* different)\b/,
    mentioned:
      /\b(?:pourquoi|why\b|parce qu|car\b|puisqu|afin|pour (?:que|eviter|prevenir|empecher|ne pas|mieux|reduire|diminuer|garder|proteger|favoriser)|evit|empech|sinon|a cause|cause[sr]?\b|risqu|because|so that|prevent|avoid|otherwise|since\b|due to|risks?\b|reduces?\b|protect|(?:peut|can|may) (?:faire|causer|mener|donner|cause|lead|make|raise|lower))/,
  },
  {
    asked:
      /\b(?:signes?|signs?|sines|symptom\w*|simptom\w*|reconnai\w*|recogni\w*|manifest\w*|how (?:do|can|would|will) (?:i|you|we) (?:know|tell) (?:if|when|that|someone|somebody))\b/,
    mentioned: /\b(?:sign(?:e?s)?|symptom\w*|manifest\w*)\b|:(?:[^,;.]+[,;]){2}/,
  },
  {
    asked:
      /\b(?:rapport\w*|signal\w*|avis(?:er|e|ez)|report\w*|worr\w*|inquiet\w*|alert\w*|urgent\w*|danger\w*|tout de suite|right away|(?:appel\w*|prevenir|call|tell|notify) (?:l'|les? |la |une? |the |an? )?(?:infirmi\w*|medecin|docteur|nurse|doctor|physician))\b/,
    mentioned:
      /\b(?:avis\w*|signal\w*|report\w*|alert\w*|urgen\w*|emergenc\w*|sans (?:delai|attendre)|(?:without|no) delay|notif\w*|tell the nurse)\b/,
  },
  {
    asked: /\b(?:surveill\w*|watch\w*|monitor\w*|verifi\w*|check\w*|observ\w*|attention)\b/,
    mentioned:
      /\b(?:surveill\w*|watch\w*|monitor\w*|verifi\w*|check\w*|observ\w*|mesur\w*|measur\w*|report\w*|avis\w*)\b/,
  },
  {
    asked:
      /\b(?:combien|how (?:many|much|deep|far|fast|high)|quel(?:le)?s? (?:taux|dose|valeur|angle|debit|temperature|quantite|apport|pression|longueur|limite)|what (?:rate|dose|value|angle|level|temperature)|cible|target|vise\w*|normal\w*)\b/,
    mentioned: /\d/,
  },
  {
    asked: /\b(?:exemples?|examples?)\b/,
    mentioned: /\b(?:exemples?|examples?|instance)\b|[«“]/,
  },
  {
    asked:
      /\b(?:(?:quand|when|dans quels? cas)\b.*\b(?:pas (?:\w+ )?(?:donne\w*|prendre|administrer)|(?:not|never) (?:be )?(?:give\w*|take\w*|administer)|n't (?:\w+ )?(?:give|take))|hold (?!(?:(?:a|the|his|her|my) )?(?:pressure|breath|hands?|head|arms?|legs?|bab(?:y|ies)|newborns?|child|infants?|bottles?|urine|stools?|still|it|him|them|up|down|on)\b)(?:a|the|his|her|my)? ?\w+|withh\w+|ne pas donner|retenir (?:un|une|le|la) \w+)\b/,
    mentioned:
      /\b(?:reten\w*|retien\w*|hold|held|withh\w+|suspend\w*|(?:ne|n') ?(?:pas )?(?:le |la |les )?(?:donne\w*|administre\w*)|not (?:be )?give\w*|do not give|contre-indi\w+|contraindi\w+)\b/,
  },
  {
    asked:
      /\b(?:jamais|never|interdit\w*|(?:should|must|does)(?:n't|nt| ?not)|do(?:n't| ?not)|can(?:'?t| ?not)|(?:ne|doi[st]|dois-je|faut|on|peu[tx]) pas|avoid\w*|eviter)\b/,
    mentioned: /\b(?:jamais|never|pas\b|not\b|sans|without|evit\w*|avoid\w*)\b/,
  },
  {
    asked: /\b(?:communi\w*|comuni\w*|parle[rz]?|talk\w*|speak|aborder|approche\w*|approach\w*)\b/,
    mentioned:
      /\b(?:parle[rz]?|phrases?|questions?|ecoute\w*|regard\w*|gestes?|repondre|speak|talk|sentences?|ask|listen\w*|gestures?|answer)\b/,
  },
  {
    asked:
      /\b(?:qui (?:peut|doit|decide|est|fait|a)|responsable|(?<!\b(?:people|person|persons|patients?|somebody|someone|anyone|those|clients?|residents?|child|baby|man|woman|one) )who|whose)\b/,
    mentioned:
      /\b(?:infirmi\w*|medecins?|auxiliaires?|nurses?|physicians?|doctors?|tribunal|parents?|court)\b/,
  },
];

/**
 * The aspects that a question asks about, and how much each is worth in a sentence of an entry. One that its
 * title names is what the whole entry is about.
 */
export function askedAspects(
  question: string,
  title: string,
): readonly { readonly mentioned: RegExp; readonly weight: number }[] {
  const asked = plain(question);
  return [...aspects, ...ofSentences]
    .filter((aspect) => aspect.asked.test(asked) && !aspect.asked.test(plain(title)))
    .map(({ mentioned }) => ({ mentioned, weight: MENTIONED }));
}

/** Aspects of the answer alone: nearly every entry mentions some time. */
const ofAnswers: readonly Aspect[] = [
  {
    asked:
      /\b(?:when (?:do|does|should|to)|quand (?:est-ce qu|faut|doit|dois|on))\b(?!.*\b(?:not|never|pas|jamais|report|tell|notify|call|worry|avis\w*|appel\w*)\b)|\bhow soon\b|\bdans combien de temps\b/,
    mentioned: WHEN,
  },
];

/** What an answer must mention, unless its title names what is asked about: how often, the side effects. */
export const requiredMentions = (question: string, title: string): readonly RegExp[] =>
  [...aspects, ...ofAnswers]
    .filter(({ asked }) => asked.test(plain(question)) && !asked.test(plain(title)))
    .map(({ mentioned }) => mentioned);

const how =
  /\b(?:comment|comen|coment|etapes?|how (?:do|to|should|can|does|would)|steps?|(?:que|quoi) faire|fai[st] quoi|what (?:do|should)|exemples?|examples?)\b/;

/** Whether a question asks how something is done. */
export const asksHow = (question: string): boolean => how.test(plain(question));

/** Whether a question asks what a word means. */
export const asksSense = (question: string): boolean =>
  /\b(?:ve[ui][tx]? dire|signifi\w+|mean\w*|meen)\b/.test(plain(question));

const asksMeaning =
  /\b(?:ve[ui]\w* dire|signifi\w+|abrevi\w+|abbrevi\w+|stands?|mean\w*|meen|lettres?|letters?|quoi|koi|what (?:is|are|does)|wat (?:is|does)|c'est|cest)\b/;
/** A question of so few words may ask what they mean. */
const FEW_WORDS = 3;

/** Whether an entry says nothing about an aspect that a question asks about. */
export function lacksAspect(question: string): (entry: FoundEntry) => boolean {
  const asked = plain(question);
  const wanted = aspects.filter((aspect) => aspect.asked.test(asked));
  const isMeaning = asksMeaning.test(asked) || asked.trim().split(/\s+/).length <= FEW_WORDS;
  return ({ kind, wording: { title, short, more = [], steps = [], table } }) => {
    if (kind === 'abbreviation' && !isMeaning) return true;
    if (wanted.length === 0) return false;
    const cells = table === undefined ? [] : [...table.columns, ...table.rows.flat()];
    const said = plain([title, short, ...more, ...steps, ...cells].join('\n'));
    return wanted.some(({ mentioned }) => !mentioned.test(said));
  };
}
