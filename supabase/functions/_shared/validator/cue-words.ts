export type CueLanguage = 'fr' | 'en';

/** Whole words, in any case. */
export const words = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'iu');

/** Pronouns before a French verb. */
export const object =
  "(?:(?:ne |n')?(?:pas |plus )?(?:me |se |vous |nous |le |la |les |lui |leur |en |y |s'|l'|d')*)";
export const infinitive =
  '\\p{L}*(?:er|ir|[dv]re|[dlru]ire|(?<!\\p{L})(?:(?:re|dé)?faire|taire|plaire|rire)|crire|oire|aître|attre|ettre|clure|ompre)';

/** Not the month: 'in May', 'May 3', '3 May'. */
const may = '(?<!(?:in|of|since|until|by|from|before|after|early|late|\\d) )may(?! \\d)';

/** Words that an option has or has not. Apostrophes are straight in what is matched. */
export const lexicalCues = {
  escalates: {
    fr: words(
      "avis(?:er|ez|ant|e)|alert(?:er|ez|ant)|signal(?:er|ez|ant)|rapport(?:er|ez)|déclarer|transmettre|informer (?:l'|le |la |votre |son |sa )",
      "(?:prévenir|consulter|joindre|appeler|rappeler|chercher|en parler|parler|dire) (?:\\p{L}+ ){0,3}(?:à |au |l'|le |la |un |une |votre |à l'|à votre )*(?:infirmi\\p{L}+|médecin|chef|enseignant\\p{L}*|supérieure?|syndic|équipe)",
      "(?:appeler|demander|chercher|obtenir) (?:\\p{L}+ )?(?:à l'|de l'|l')aide|appeler le|911",
    ),
    en: words(
      'notify\\p{L}*|alert(?:ing)? (?:the|your|a|his|her)|(?<!the |a |incident )report(?:ing)?|tell(?:ing)? (?:the|your|a) (?:nurse|doctor|physician|charge|team|supervisor|teacher)|inform(?:ing)? (?:the|your|a)',
      '(?:call|consult|contact|phone)(?:ing)? (?:for|the|your|a|an)|911|get(?:ting)? help|(?<!(?:her|him|them) to )ask(?:ing)? for help',
      '(?:nurse|doctor|physician|supervisor|teacher) (?:is |be |must be )?(?:notified|told|informed|alerted)',
    ),
  },
  hurries: {
    fr: words(
      "immédiate?(?:ment)?|immédiats?|sans (?:délai|tarder|attendre)|aussitôt|sur-le-champ|tout de suite|d'urgence|dès maintenant",
    ),
    en: words(
      'immediate(?:ly)?|without (?:delay|waiting)|at once|right away|promptly|urgently|straight away',
    ),
  },
  double: {
    fr: words('et', 'puis', 'ensuite', 'ainsi que', 'tout en'),
    en: words('and', 'then', 'as well as'),
  },
  justifies: {
    fr: words(
      "car|parce qu(?:e|')|puisqu(?:e|')|afin (?:de|d'|qu(?:e|'))|pour qu(?:e|')|de peur|par (?:respect|prudence|précaution)",
      `pour ${object}${infinitive}`,
      "pour (?:plus de|son confort|sa sécurité|la sécurité|l'énergie|le confort)",
    ),
    en: words(
      'because|so (?:that|as|he|she|it|they|you|the)|in order to|(?<=, )(?:since|as)|since (?:he|she|it|they|the|this|you)|as (?:he|she|it|they|this) (?:is|are|was|has|have|can|may|will)',
      'to (?:avoid|prevent|reduce|keep|protect|save|make sure|ensure|help|relieve|ease|calm|spare|limit|lower|stop|hide|mask|give (?:him|her|them) time|let (?:him|her|it|them))',
      'for (?:more )?(?:comfort|safety|energy)|out of respect',
    ),
  },
  hedges: {
    fr: words(
      "généralement|habituellement|normalement|parfois|peut|peuvent|pourrait|pourraient|peut-être|selon|si nécessaire|s'il y a lieu|en général|la plupart",
    ),
    en: words(
      `generally|usually|normally|sometimes|${may}|might|could|perhaps|according to|depending on|if necessary|if needed|in general|most of`,
    ),
  },
  absolute: {
    fr: words(
      'toujours|jamais|seulement|uniquement|exclusivement|en tout temps|sans exception|dans tous les cas',
    ),
    en: words('always|never|only|exclusively|at all times|without exception|in all cases'),
  },
} as const satisfies Record<string, Record<CueLanguage, RegExp>>;
