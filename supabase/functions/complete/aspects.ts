/** The sides of a subject that a question can ask for: an item about the subject is an answer only when it tells that side. */
interface Told {
  readonly objective: string;
  /** What the item says is so. */
  readonly taught: string;
}

interface Aspect {
  readonly asked: RegExp;
  readonly isTold: (told: Told) => boolean;
}

const recognizes =
  /^(?:reconnai|reper|distingu|surveill|recogni|identif|distinguish|monitor|watch)|^(?:signaler|report)\b.*\b(?:signes|signs)\b/;
const knows =
  /^(?:reconnai|distingu|connai|comprend|expliqu|savoir|recogni|know|understand|explain|distinguish|identif)/;
const prevents =
  /\b(?:prevent?|prevenir|prevenant|prevention|previent|prevents|evit\w*|precautions?|proteg\w*|avoid\w*|protect\w*)\b/;
const onlyKnows =
  /^(?:reconnai|reper|distingu|connai|comprend|savoir|prevenir|recogni|identif|know|understand|distinguish|prevent)(?!.* (?:et|and) (?:interven|agir|act\b|ger|manag|report))/;

const signs =
  /\b(?:signes?|symptomes?|reconnai\w*|manifestations?|signs?|symptoms?|recogni[sz]\w*|detect\w*|depist\w*|reperer|identif\w*)\b(?! vitaux)|\bpresentation\b/;
const measures =
  /\b(?:normal\w*|valeurs?|combien|frequence|taux|cible|rythme|profond\w*|doses?|how (?:many|much|deep|long|fast|often)|values?|rates?|frequency|deep|depth|ranges?|target)\b/;

const aspects: readonly Aspect[] = [
  {
    asked:
      /\b(?:preven(?:ir|tion|tions|ons|ez)|evit\w*|precautions?|proteg\w*|prevent\w*|avoid\w*|protect\w*)\b/,
    isTold: ({ objective }) => prevents.test(objective),
  },
  {
    asked: signs,
    isTold: ({ objective }) => recognizes.test(objective),
  },
  {
    asked: measures,
    isTold: ({ taught }) => /\d/.test(taught),
  },
  {
    asked: /\b(?:normal\w*)\b/,
    isTold: ({ taught }) => /\b(?:normal\w*|autour de|se situe\w*|around|about|between|entre)\b/.test(taught),
  },
  {
    asked: /\b(?:causes?|facteurs? de risque|risk factors?)\b/,
    isTold: ({ objective }) => /\b(?:causes?|facteurs?|factors?)\b/.test(objective),
  },
  {
    asked:
      /\b(?:trait(?:er|e|ez|ement|ements)|treat\w*|therap\w*|soign\w*|soulag\w*|reliev\w*|interven\w*|etapes?|steps?|procedures?|techniques?|que (?:dois-je |doit-on |faut-il |peut-on )?fai(?:re|t|tes)|quoi faire|qu'est-ce qu(?:'on|e je|'il faut|'il)|what (?:do|should|must|can))\b/,
    isTold: ({ objective }) => !onlyKnows.test(objective),
  },
];

/** 'Comment donner', 'how do I insert': what the hands do. */
const doing =
  /\b(?:comment|how (?:do|to|should|can|would)(?: (?:i|you|we|one|nurses))?) (?:(?:dois-je|doit-on|peut-on|fait-on|je|on|bien|properly|safely) )*(?:faire|donner|administrer|effectuer|realiser|executer|pratiquer|poser|inserer|mettre|changer|refaire|retirer|enlever|injecter|prelever|give|do|perform|administer|insert|put|change|remove|carry out|inject|draw|collect)\b/;
/** What an item teaches when it does not teach to do it. */
const besides =
  /^(?:calcul|comput|choisi|choose|reconnai|recogni|reper|identif|enseign|teach|connai|know|comprend|understand|expliqu|explain|surveill|monitor|watch|preven|prevent|distingu|distinguish|interpret|signal|report|savoir|support|soutenir|gerer|manage)/;

const gradeNames = '(?:stades?|stages?|grades?|degres?|degrees?|types?|niveaux?|levels?)';
/** 'Stade 2': another stage is another question. */
const graded = new RegExp(`\\b${gradeNames} (\\d)\\b`);

const defined: Aspect = {
  asked:
    /\b(?:defini\w*|define|definition|meaning|c(?:'est)? quoi|qu'est-ce (?:que |qu')(?:l|c'est|une?\b|d)|what(?:'s| is) an?\b)/,
  isTold: ({ objective }) => knows.test(objective),
};

/** Whether an item answers what is asked about its subject: how to prevent, how to recognize, how much, what to do, what it is. */
export function answersWhatIsAsked(question: string, told: Told): boolean {
  const asked = plain(question);
  const said = { objective: plain(told.objective), taught: plain(told.taught) };
  const verb = said.objective.split(' ')[0] ?? '';
  // A volume or a rate to work out is not an answer to anything else.
  if (verb.startsWith('calcul') && !/\bcalcul\w*/.test(asked) && !measures.test(asked)) return false;
  if (doing.test(asked) && besides.test(verb) && !asked.includes(verb)) return false;
  const [grade, degree] = graded.exec(asked) ?? [];
  if (
    grade !== undefined &&
    !new RegExp(`${gradeNames} ${degree}\\b`).test(`${said.objective} ${said.taught}`)
  )
    return false;
  const wanted = aspects.filter((aspect) => aspect.asked.test(asked));
  return (wanted.length === 0 && defined.asked.test(asked) ? [defined] : wanted).every(({ isTold }) =>
    isTold(said),
  );
}

/** Whether an objective begins with what is asked: the same verb, or one of action where it is asked what to do. */
export function fitsVerb(question: string, objective: string): boolean {
  const [verb = ''] = plain(objective).split(' ');
  const asked = plain(question);
  return (
    new RegExp(`\\b${verb}`).test(asked) ||
    (acts.test(verb) &&
      /\b(?:que fai\w*|quoi faire|aider|reagir|interven\w*|what (?:to|do|should)|help|respond)\b/.test(asked))
  );
}

const acts = /^(?:interven|agir|reagir|repond|act$|respond|assur|trait|treat)/;

/** Whether a question names nothing but a subject, and no side of it. */
export function isBareSubject(question: string): boolean {
  const asked = plain(question);
  return (
    !/\?|\b(?:comment|pourquoi|que|quoi|quand|quels?|quelles?|how|why|what|when|which|who|where)\b/.test(
      asked,
    ) && !aspects.some((aspect) => aspect.asked.test(asked))
  );
}

export function asksForSigns(question: string): boolean {
  return signs.test(plain(question));
}

export function asksHowMuch(question: string): boolean {
  return measures.test(plain(question));
}

const young =
  /\b(?:nouveau-nes?|nourrissons?|bebes?|enfants?|tout-petits?|prescolaire|pediatr\w*|newborns?|infants?|bab(?:y|ies)|child(?:ren)?|toddlers?|preschool)\b/;

/** Whoever names no child asks about adults: what holds for a newborn is not an answer. */
export function isForWhomIsAsked(question: string, objective: string): boolean {
  return !young.test(plain(objective)) || young.test(plain(question));
}

/** Words that name an aspect, which an item need not repeat in order to tell it. */
export function namesAspect(word: string): boolean {
  const written = plain(word);
  return (
    !/^(?:frequence|frequency|rates?|taux|rythme|profond\w*|deep|depth|doses?|cible|target)$/.test(written) &&
    aspects.some(({ asked }) => asked.test(written))
  );
}

/** In small letters without accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}
