// Suicide and death as themes, about anybody. Applied to a folded text: see fold.ts.

const harmsFr =
  'tuer|tuee?s?|suicider|suicidee?s?|suicide|pendre|pends?|pendue?s?|flinguer|flinguee?|immoler|mutiler|mutilee?|automutil\\w*|scarifi\\w*|taillad\\w*|etrangler|etranglee?|noyer|unalive|tirer (?:une balle|dans la tete)|trancher|(?:ouvrir|ouvre|ouverte?) les veines|(?:coupe|couper|coupee?|taille|tailler|taillee?) les (?:veines|poignets|bras)|jeter (?:en bas|devant|du|de la|sous|dans)|lancer (?:en bas|devant|du|sous)|garrocher (?:en bas|devant|du)|enlev\\w* la vie|faire du mal|laisser mourir|donner la mort';
const harmsEn =
  '(?:kill|kil|hang|hung|shoot|shot|drown|harm|hurt|cut|cutt|strangl|chok|burn|unaliv|stab|starv|smother|off|end)(?:e|ed|es|s|ing|ting|ning)? (?:him|her|them|my|your|one|it)(?: |)sel(?:f|fs|ves)|(?:kill|hang|harm|hurt|cut|unaliv)\\w* themself';
const wishesFr =
  '(?:veux|voudrais|voulait|voulais|vouloir|souhaite|souhaiter|souhaitait|parle|parler|parlait|parlent|pense|penser|pensait|songe|songer|demande|demander|desire|prefere|prefererait|aimerait|aimerais|menace|menacer|envie|gout|hate|idees?|pret|prete|dit|dire|exprime|exprimer|verbalise|volonte|desir)(?: (?:vraiment|juste|tout|plus|encore|souvent|toujours|de|du|a|le|la|l|vouloir|que|aller|vais|bien|mieux|gout|envie|avoir|son|sa)){0,5}';
const endsFr =
  '(?:mourir|la mort|mort|morte|crever|mettre fin|en finir|disparaitre|plus (?:vivre|exister|etre la)|plus (?:de |le |la )*(?:envie|gout|raison)s? de vivre|plus envie de vivre|fin a (?:ses|sa|mes|ma|leurs?))';
const wishesEn =
  '(?:want|wants|wanted|wanting|wish|wishes|wished|asks?|asked|asking|hopes?|talk|talks|talked|talking|speaks?|speaking|thinks?|thought|thoughts?|thinking|ready|threatens?|threatened|threatening|says?|rather)(?: (?:about|of|to|that|just|really|be|he|she|they|s|would|is|are|being|not|s\\/he)){0,4}';
const endsEn =
  '(?:die|dying|dead|death|end it all|end (?:his|her|their|my) (?:own )?life|ending (?:it all|(?:his|her|their|my) (?:own )?life)|disappear|not (?:want to )?(?:live|be alive|be here|exist))';

const suicide = new RegExp(
  `\\b(?:${[
    'suicid\\w*',
    'self (?:harm|injur)\\w*',
    'automutil\\w*',
    'scarifi\\w*',
    `(?:se|me|te|m|s)(?: (?:est|suis|es|sont|soit|etre|a))? (?:${harmsFr})`,
    harmsEn,
    `${wishesFr} ${endsFr}`,
    `${wishesEn} ${endsEn}`,
    'mettre fin a (?:ses|sa|mes|ma|leurs?|tes|ta) (?:jours|vie)',
    'finir (?:avec la vie|ses jours|mes jours)',
    'en finir (?:avec (?:la|sa|ma) vie|pour de bon)',
    'idees? (?:noires?|de mort)',
    'pensees? (?:noires?|de mort)',
    'plus (?:(?:de|le|la|l) )*(?:envie|gout|raisons?) de vivre',
    'plus (?:\\w+ ){0,4}(?:envie|gout|force|courage) (?:\\w+ )?de (?:vivre|me battre|se battre|continuer)',
    '(?:plus|pas) vivre',
    'raison de vivre',
    '[se]?[ae]nlev\\w* la vie',
    '(?:vais|veux|voudrais|voulait|parle de|pense a|menace de) (?:se|me) faire (?:du )?mal',
    '(?:vais|allait|allais|veux|voulait|faut) (?:\\w+ )?en finir(?! avec)',
    '(?:lettres?|messages?|mots?|notes?) d(?:e|) adieux?',
    '(?:tak|end)(?:e|es|ing|s)? (?:his|her|their|my) own life',
    'end(?:s|ing)? (?:his|her|their|my) life',
    'goodbye (?:letter|note)s?',
    '(?:laisse|left|leaves?|leaving) (?:une|a|sa|his|her) (?:lettre|letter)',
    '(?:do|does|did) not want to be (?:here|alive|around)',
    '(?:veux|voulait|voulais) plus (?:etre|rester) (?:la|ici|en vie)',
    '(?:endormir|dormir|partir) pour (?:de bon|toujours)',
    '(?:sleep|asleep|go|gone|leave) (?:for good|forever)',
    '(?:has|have|a|ai) (?:a|un) plan (?:and|et) (?:\\w+ ){0,2}(?:pills?|means|rope|gun|pilules?|moyens|corde|fusil)',
    '(?:voix|voices?) (?:\\w+ ){0,6}(?:sauter|jump|mourir|die|tuer|kill|mal|hurt)',
    '(?:pills?|pilules?|comprimes?|tylenols?) (?:\\w+ ){0,3}(?:would be enough|(?:serait|seraient) assez|suffirai\\w*)',
    '(?:bord|rebord|edge|ledge|railing|rampe|parapet) (?:de la|du|de un|de une|d un|d une|of the|of a) (?:fenetre|toit|balcon|pont|falaise|window|roof|balcony|bridge|cliff|building)',
    'window ledge|on the (?:roof|ledge|railing)|sur (?:le|un) (?:toit|parapet|garde fou|pont)',
    'ma tentative(?! (?:a|de le|d) examen)',
    '(?:every(?:body|one)|they|world|family|kids) (?:would|will) be better off',
    'punish (?:me|myself)|me punir',
    '(?:dying|died|dead|dies|mourante?|morte?|fin de vie|deced\\w*)\\b.*\\b(?:partir avec (?:lui|elle)|(?:le|la) (?:suivre|rejoindre)|(?:go with|follow|join) (?:him|her))',
  ].join('|')})\\b`,
);

/** Somebody else's threat to kill or hurt the writer or another. */
const threat =
  /\b(?:menac\w+ (?:de |a )?(?:me|nous|la|le|les|lui) (?:tuer|frapper|etrangler|poignarder|battre)|(?:il|elle|ils|elles|on|qui|chum|ex|mari|conjointe?|pere|mere|frere|copain|residente?|patiente?|cliente?|homme|gars|collegue|voisine?|monsieur|madame|dame) (?:\w+ )?(?:vais|vont|veux|veulent|voulait|voulais|allait|allais|essaye|essaie|essaye|failli|jure|promet|menace)(?: de| a)? (?:me|nous) (?:tuer|etrangler|poignarder|frapper|battre|etouffer))\b|\b(?:kill|shoot|stab|strangle|murder|hurt|beat)(?:ed|s|ing)? (?:me|us)\b|\b(?:kill|shoot|stab|strangle|hurt|harm|beat|shake)(?:ed|s|ing)? (?:his|her|their) (?:own )?(?:kids?|child|children|baby|wife|husband|mother|father|parents)\b|\b(?:faire (?:du )?mal|en prendre) a (?:ses|son|sa|leurs?) (?:enfants?|bebe|femme|mari|conjointe?|mere|pere|parents)\b|\b(?:threat\w*|menac\w*) (?:an?|his|her|the|une?|sa|son|ses) (?:\w+ )?(?:wom[ae]n|wife|husband|partner|kids?|child|children|femme|mari|conjointe?|enfants?)\b/;

const overdose =
  /\b(?:overdos\w*|surdos\w*|od|(?:pris|avale|took|taken|swallowed) (?:tout|all|all of) (?:ses|mes|his|her|their|my|the|les) (?:pilules?|medicaments?|comprimes?|pills?|medications?|tablets?)|(?:swallowed|avale) (?:something|quelque chose|de quoi))\b/;
const death =
  /\b(?:mourir|meurs|meurt|mourant\w*|mourante?s?|morte?s?|deces|decede\w*|tuer|tuee?s?|die|dies|died|dying|dead|death|kill\w*)\b/;

/** Somebody, the writer or another, wants to die, or harms or kills themselves; or the text asks about it. */
export const isAboutSuicide = (folded: string): boolean => suicide.test(folded);
/** Somebody intends to kill or hurt the writer. */
export const isThreat = (folded: string): boolean => threat.test(folded);
export const isAboutOverdose = (folded: string): boolean => overdose.test(folded);
export const isAboutDeath = (folded: string): boolean => death.test(folded);
