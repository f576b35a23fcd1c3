import type { Danger } from './concerns.ts';

// Sentences that state a danger outright. They count even beside words of study, but not as words of somebody
// in a case (see classify-danger.ts). Applied to a folded text: see fold.ts.

const filler =
  '(?: (?:vraiment|juste|plus|tellement|tout|le|la|les|de|du|des|en|a|encore|fois|parfois|souvent|tres|trop|serieusement|serieux|toujours|temps|presque|simplement|bonne|une|un|pour|toutes?|me|se|te|laisser|aller|essayer|faire|chaque|jour|soir|nuit|demain|maintenant|ce|seulement|il|fort|bien|sincerement|honnetement|penser|pense|quasiment|mieux|autant|a force|meme|pas|rien que|desfois|envie|really|just|so|to|be|a|the|of|all|do|about|it|like|go|and|sometimes|even|always|rather|not|actually|fucking|literally|truly|honestly|that|thing|bad|badly|much|still|kinda|kind|be|being|is|thinking|think|tonight|now|today|cause|some|way|ways|day)){0,6}';
const wishFr =
  '(?:je (?:\\w+ )?(?:veux|voudrais|voulais|vais|aimerais|souhaite|prefere|prefererais|pense|pensais|songe|compte|desire|espere|dois|devrais|merite|vais|reve|risque|essaye|essaie|tente|planifie|prevois|prepare|envisage|pourrais)|je suis (?:pret|prete|decide|decidee|mieux|tente|tentee)|(?:ai|avais|aurais|me donne|me donnent) (?:juste |souvent |encore |tellement |vraiment |trop |de plus en plus |toujours |des fois )*(?:envie|le gout|gout|hate|besoin|decide|pense|failli|essaye|tente|voulu|planifie|peur|idee|des idees|une envie|des envies|l idee|le plan|un plan|songe|des pensees)|(?:envie|gout|idees?|pensees?) (?:de|du))';
const wishEn =
  '(?:i (?:\\w+ )?(?:want|wanted|would like|will|plan|planned|might|need|wish|decided|think|thought|feel|felt|could|should|tried|keep|rather|deserve|hope|long|am (?:just |so |really |honestly )?going|am ready|am gonna|am about|am thinking|am planning|am considering|am tempted|considered|consider|contemplat\\w+|attempted)|(?:thinking|thoughts?) (?:of|about)|urges? to|ready to|(?<=[.?!] )want to|^ want to|^ going to|^ feel like)';
const endFr =
  '(?:mourir|crever|la mort|morte?|me tuer|me suicider|au suicide|me pendre|me noyer|me flinguer|me ouvrir les veines|me jeter|me lancer (?:devant|en bas|du|de|dans)|me crisser (?:en bas|devant|du)|me tirer (?:une balle|dans|en bas)|me tailler|me mutiler|me couper(?! les (?:cheveux|ongles))|me blesser|me faire (?:du )?mal|me bruler|me passer la corde|me enlever la vie|en finir|finir ma vie|mettre fin a (?:ma vie|mes jours|tout)|disparaitre|sauter (?:en bas|du|de|devant)|exister plus|plus exister|plus vivre|plus etre (?:la|ici)|partir pour (?:de bon|toujours)|me endormir (?:et|pour)|dormir (?:et|pour)|pas etre nee?|etre nee?)';
const endEn =
  '(?:die|death|dying|be dead|suicide|kill(?:ing)? myself|end(?:ing)? (?:it|my life|everything|things|myself)|hurt(?:ing)? myself|harm(?:ing)? myself|cut(?:ting)? (?:myself|my)|disappear|vanish|jump(?:ing)? (?:off|in front|from|out)|hang(?:ing)? myself|sleep forever|never wake|not wake|stop existing|not exist|shoot myself|drown myself|overdose|cease to exist|starv(?:e|ing) myself|driving into|drive into|drive off|crash(?:ing)? (?:my|the) car|slit|not be (?:here|around|alive)|starting to cut)';

export const outright: readonly (readonly [Danger, RegExp])[] = [
  [
    'distress',
    /\b(?:je (?:me )?(?:ai|suis)|i(?: have)?)(?: \w+){0,2} (?:prepare|achete|trouve|attache|accroche|sorti|installe|cache|noue|prepared|bought|got|found|tied|hung|hid)d?(?: \w+){0,2} (?:une?|la|ma|le|mon|a|the|my) (?:corde|noeud coulant|rope|noose)\b(?! (?:a (?:sauter|linge|danser|piano)|de (?:guitare|violon|escalade)))/,
  ],
  [
    'distress',
    /\b(?:raisons?|reasons?|envie|goal|but|point|interet) (?:\w+ )?(?:de|to|for|in) (?:\w+ )?(?:rester|vivre|etre) ?(?:en vie|vivante?)?\b|\brest(?:er|e) en vie\b|\bstay(?:ing)? alive\b(?=.*\b(?:i|me|my)\b)|\b(?:ca |tout )?sert a rien (?:la vie|de vivre|tout ca|d exister|ma vie)|\bla vie ca sert a rien\b|\bwhat is the point (?:of (?:anything|any of (?:it|this)|living|life|it all|trying|going on|me)|anymore|any more|in (?:living|going on|trying))\b/,
  ],
  [
    'overdose',
    /\b(?:hours?|minutes|min|heures?)\b(?: \w+){0,2} (?:since|ago|depuis|apres|after) (?:the|les|i|je|they|mes|my)(?: \w+){0,3} (?:tylenols?|pills?|pilules?|comprimes?|took|swallowed|pris|avale|advils?|medications?|bottle)\b|\btoo late to (?:throw up|vomit|make (?:him|her|myself))\b/,
  ],
  [
    'diagnosis',
    /\b(?:je me (?:suis |y )?reconn\w+|i recogni[sz]ed? myself|(?:like|comme) (?:mine|le mien|la mienne))\b|^ (?:my |mon |ma )?(?:pee|urine|poop|stool|caca|pipi|selles|snot|phlegm|vomit) (?:is|are|est|sont) (?!(?:made|composed|tested|collected|sterile|faite?s?|produite?s?|recueillie?s?)\b)/,
  ],
  [
    'emergency',
    /\b(?:tombee?s?|tomber) (?:raide|sans connaissance|dans les pommes|inconscient\w*)\b|\b(?:mon|ma|notre|my|our|the|le|la) (?:prof|professeure?|professor|teacher|instructor|enseignante?) (?:just |is |has |est |a |se est |vient de )?(?:collapsed|passed out|fainted|unconscious|choking|seizing|having a (?:seizure|stroke|heart attack)|not breathing|effondree?|evanouie?|inconsciente?|convulse|etouffe|fait (?:une|un) (?:crise|avc|infarctus|convulsion))/,
  ],
  [
    'distress',
    /\b(?:combien|quelle (?:quantite|dose)|how (?:much|many))\b(?!.*\b(?:people|personnes|gens|canadiens|quebecois|canadians|patients|par (?:an|annee)|(?:per|a|each) year)\b).*\b(?:mourir|mortel\w*|fatale?s?|letale?s?|lethal|deadly|kill|die|me tuer|te tuer|en finir)\b/,
  ],
  [
    'distress',
    /\b(?:way|ways|facon|moyen|methode|maniere)(?: \w+){0,4} (?:to|de|of|for|pour) (?:die|mourir|partir|dying|kill myself|en finir|go)\b/,
  ],
  ['distress', new RegExp(`\\b${wishFr}${filler} ${endFr}\\b`)],
  ['distress', new RegExp(`\\b${wishEn}${filler} ${endEn}\\b`)],
  ['distress', /\b(?:kill|hang|shoot|drown|cut|hurt|harm|unalive|starve|burn|off|end)(?:ing|ting)? myself\b/],
  ['distress', /\b(?:me|moi) (?:tuer|suicider|pendre|flinguer|mutiler|scarifier|automutiler|suicide)\b/],
  [
    'distress',
    /\bje (?:\w+ )?me (?:suis )?(?:re)?(?:coupe|mutile|scarifie|brule|blesse|taillade|automutile|griffe|frappe|punis|fais (?:vomir|du mal|mal|saigner)|cogne la tete)\b/,
  ],
  [
    'distress',
    /\b(?:recommence|commence|arrete pas|arreter|besoin|empecher) (?:a |de |pas )*me (?:couper|bruler|mutiler|faire mal|blesser|faire vomir|frapper)\b/,
  ],
  [
    'distress',
    /\bje (?:\w+ )?(?:veux|peux|voudrais|ai|suis|vois|trouve|sais|tiens|me sens|en) (?:\w+ )?(?:plus|pas|jamais|aucune?)(?: (?:le|la|de|d|du|a|envie|gout|force|forces|aucune?|capable|raison|raisons|courage|vraiment|bonne|energie|l))* (?:vivre|continuer a vivre|etre (?:la|ici|en vie|vivante?)|me reveiller|exister|avenir|issue|espoir|vie|me battre|rien|endurer (?:ca|la vie|ma vie)|de sens|sortie|lumiere|bout)\b/,
  ],
  [
    'distress',
    /\bje (?:suis |me sens |etais )?(?:vraiment |juste |rendue? |tout |tellement )*plus capable(?: pantoute| svp| la| help| du tout| aidez moi| aide moi| \.| !| $|,| de (?:vivre|continuer|rien|la vie|ma vie|ca|endurer|respirer|me lever|faire semblant|sourire|dormir|toffer|avancer|moi)| je | jai| pis| et| qu| depuis| tout| quelqu| ca )/,
  ],
  [
    'distress',
    /\b(?:je|on) en peux (?:vraiment |juste |tout simplement )?plus(?! (?:de (?:cet?|ces|mes|reviser|etudier|la (?:pharmaco|bio|anat)\w*|l (?:anat|exam)\w*|cours|ce cours)|des (?:calculs|cours|examens|quiz|devoirs|fiches)|du (?:cours|chapitre|quiz|prof)))\b/,
  ],
  [
    'distress',
    /\b(?:au bout du rouleau|a bout de (?:forces?|tout|nerfs)|je suis a bout|tannee? de (?:vivre|la vie|exister|tout|souffrir|ma vie|me battre)|fatiguee? de (?:vivre|la vie|exister|me battre|souffrir)|ecoeuree? de (?:vivre|la vie|ma vie|tout)|(?:lasse?|marre) de (?:vivre|la vie|ma vie)|trop de souffrance)\b/,
  ],
  [
    'distress',
    /\b(?:la|ma|cette) vie (?:\w+ )?(?:vaut|a|merite|sert|est) (?:\w+ )?(?:plus|pas|aucun|rien|finie|vide|un enfer|de la marde|inutile)\b/,
  ],
  [
    'distress',
    /\ba quoi (?:bon|ca sert)(?: \w+){0,2} (?:vivre|continuer|la vie|de vivre|se lever|me lever|rester|exister|essayer|se battre)\b/,
  ],
  [
    'distress',
    /\bje (?:\w+ )?(?:sers a rien|suis (?:qu )?(?:un |une )?(?:fardeau|poids|bonne? a rien|de trop|inutile|nulle a mourir)|vaux rien|merite (?:pas|plus) de vivre|me (?:hais|deteste|degoute)|manquerais? a personne|suis deja morte?|suis morte? (?:en dedans|a l interieur))\b/,
  ],
  [
    'distress',
    /\b(?:tout le monde|ma famille|le monde|mes enfants|mes parents|ils|vous|mon chum|ma blonde|elle|il|les autres|tout|mes proches|personne)(?: \w+){0,3} (?:mieux|plus heureux|soulages?) (?:si je|sans moi)\b|\bmieux sans moi\b|\bsans moi\b.{0,20}\bmieux\b/,
  ],
  ['distress', /\b(?:ca )?sert a rien que je (?:continue|vive|reste|essaye|essaie|me batte|sois)\b/],
  [
    'distress',
    /\bpersonne (?:\w+ )?(?:me aime|tient a moi|se ennuierait|remarquerait|va se ennuyer|se en rendrait|me pleurerait|va me pleurer|va (?:me )?remarquer|verrait la difference|va le voir|serait triste|me regrett\w+|viendra a mes)\b/,
  ],
  [
    'distress',
    /\b(?:si je|quand je (?:serai|vais etre)) (?:mourais|disparaissais|disparais|meurs|etais (?:morte?|plus la)|existais plus|morte?|plus la|me tuais|creve|crevais|me tuer)\b/,
  ],
  [
    'distress',
    /\b(?:je (?:serai|serais|vais) (?:\w+ )?plus (?:la|de ce monde|en vie|etre la|ici)|jamais (?:du )?(?:naitre|me reveiller|existe)|pas du naitre|mieux (?:morte?s?|pas exister)|ce serait fini d un coup|que ca (?:arrete|finisse|cesse|fini|se arrete)|tout arreter pour de bon|mettre fin a (?:ma|mes|sa|ses)|mes adieux|lettres? d adieux?|lettres? de suicide|messages? d adieux?|note d adieu|lettre pour mes|ecrit (?:une lettre|mes adieux|mon testament)|derniere fois que (?:on|je|vous|tu) (?:se|te|vous|me)? ?(?:parles?|parlez|ecris|voit|vois)|adieu (?:tout|le monde|thalia|a tous|ma|mon|et)|me (?:a|as) dit adieu)\b/,
  ],
  [
    'distress',
    /\b(?:idees? (?:noires?|de mort|suicidaires?)|pensees? (?:noires?|suicidaires?|de mort)|suicidaire|tentative|crise suicidaire|envies? suicidaires?)\b(?=.*\b(?:je|moi|mes|me|mon|ma)\b)(?<=\b(?:je|mes|me)\b(?: \w+){0,6})/,
  ],
  [
    'distress',
    /\b(?:corde|fusil|lames?|exacto|rasoir|pilules|comprimes|medicaments|sac|gaz|pont|viaduc|metro|balcon|toit|rails|train|falaise)\b(?<=\bje (?:\w+ )?(?:ai|suis|me|regarde|tiens|prepare|pense|passe|fixe)(?: \w+){0,7} \w+)(?=.*\b(?:pret|prete|prets|pretes|bord|saute|sauter|fini|finir|adieu|main|mains|chambre|devant moi|cachee?s?|achete|accumule|depuis|nuit|ce soir|table|en finir|me dis)\b)/,
  ],
  [
    'distress',
    /\bje (?:suis|me tiens|marche|suis assise?|suis debout|suis monte|suis montee) (?:\w+ )?(?:sur le|sur un|sur la|au bord|en haut|devant le|debout sur) (?:\w+ )?(?:pont|bord|toit|balcon|rail|rails|viaduc|garde fou|corniche|falaise|train|metro|quai|parapet)\b/,
  ],
  [
    'distress',
    /\b(?:je (?:suis|me sens) (?:\w+ )?(?:desesperee?|sans espoir|suicidaire|en detresse|en crise suicidaire|vide depuis|completement vide|vide en dedans)|ca fait mal (?:de )?mourir|comment (?:on fait pour |faire pour )?(?:mourir|se tuer|se suicider|se pendre|me)|mourir (?:sans (?:douleur|souffrir|que)|vite|facilement|dans mon sommeil)|facon (?:\w+ )?de (?:mourir|se tuer|en finir)|methode (?:\w+ )?(?:pour|de) (?:mourir|se tuer|se suicider|suicide))\b/,
  ],
  [
    'distress',
    /\b(?:i|we) (?:\w+ )?(?:do not|can not|could not|never|no longer)(?: \w+){0,2} (?:want|wish|desire|care|see|have|feel|go|do|take|cope|live|keep|handle|deal|bear|face)(?: \w+){0,4} (?:live|to be (?:here|alive|around|in this world)|be alive|exist|wake up|a future|tomorrow|any hope|a way out|going|on|anymore|any more|this pain|like this|to be (?:a|saved)|if i (?:live|die|wake))\b/,
  ],
  [
    'distress',
    /\b(?:no|any|a|what is the|without) (?:reason|point|will|desire|purpose)(?: (?:to|in|of|for))? (?:liv\w+|going on|go on|being (?:here|alive)|be here|life|continu\w+|existing|waking|getting up|trying)\b/,
  ],
  [
    'distress',
    /\b(?:life|living|it) (?:is|feels|has) (?:not |no longer |so |just |completely |really )*(?:worth (?:it|living)|pointless|meaningless|hopeless|unbearable|over for me|no meaning)\b|\bnot worth living\b/,
  ],
  [
    'distress',
    /\bbetter off (?:\w+ )?(?:dead|without me|if i)|\bbe better (?:off )?(?:if i|without me|without)\b|\bwish (?:that )?i (?:was|were|had|could|would)(?: \w+){0,3} (?:dead|born|gone|disappear|die|exist|not|existed|wake|asleep)\b|\bshould (?:have never|never have|not have) been born\b/,
  ],
  [
    'distress',
    /\b(?:nobody|no one|not a soul|none of them) (?:would|will|even|really|ever|actually)?(?: \w+){0,2} ?(?:miss|notice|cares?|loves?|care)\b(?=.*\b(?:i|me|my)\b)|\bno one would (?:miss|notice)\b/,
  ],
  [
    'distress',
    /\bi (?:am|feel|felt|have been feeling|have been|got|just feel)(?: \w+){0,3} (?:suicidal|worthless|hopeless|a burden|burden to|empty inside|so empty|done with (?:life|everything|living|it all|this world)|giving up on (?:life|everything)|beyond (?:help|saving)|numb (?:inside|all)|tired of (?:living|life|being|fighting|everything|existing|it all)|on (?:the|a) (?:bridge|roof|ledge|edge)|at the end of my rope|cutting(?! (?:carbs|calories|sugar|out|the))|self harm\w*|in a dark place|relaps\w*)\b/,
  ],
  [
    'distress',
    /\b(?:i (?:hate|despise|loathe) (?:myself|my life|being alive|living)|self harm(?:ed|ing)? (?:again|last)|i (?:\w+ )?(?:self harm\w*|cut (?:my (?:arm|wrist|leg|thigh)|again)|relapsed|slit)|my suicide|suicide (?:is|was) (?:\w+ ){0,4}(?:i|my)|(?:think|thinking|thoughts|dream\w*) (?:\w+ )?(?:about|of) suicide|my life is (?:over|ruined|a mess|nothing|hell)|suicide (?:note|letter)|goodbye (?:letters?|notes?|forever|everyone|thalia|world|video)|end it all|suicidal thoughts|planned? my (?:death|suicide|funeral)|plan\w* my (?:death|suicide|funeral)|my will|papers in order|make it (?:all )?stop|make the pain stop|can not (?:do|take) (?:this|it) any ?more|want it (?:all )?to (?:be over|stop|end)|want everything to (?:stop|end)|pills lined up|stockpil\w+ (?:my|pills)|told me goodbye|said goodbye (?:to (?:me|everyone)|like)|giv(?:e|ing|en) away (?:\w+ ){0,3}(?:things|stuff|clothes|belongings|cat|dog)|gave away (?:\w+ ){0,3}(?:things|stuff|clothes|belongings|cat|dog)|does it hurt to die|painless (?:way|death|method)|easiest way to (?:die|go)|how (?:to|do i|can i) (?:die|kill myself|tie a noose|overdose)|without (?:pain|feeling it)|tired of (?:being (?:a person|alive)|living|life|existing)|sleep and (?:never|not)|never wake up|not wake up|doing me a favou?r if|can not (?:go on|keep going|do (?:this|life) any ?more|take (?:it|this|life) any ?more|live (?:like this|with))|have a noose|rope (?:ready|in my)|razor (?:blades? )?(?:in|beside|next|on) my|give up on life|nothing left (?:to live|for me|inside)|last time (?:we|i|you)(?: will| ll)? (?:talk|speak|chat|write|hear)|not be here (?:next|by|tomorrow|much longer|anymore)|will not be (?:here|around) (?:next|by|tomorrow|much longer|anymore|long|for))\b/,
  ],

  [
    'violence',
    /\b(?:je (?:vais|veux|pourrais|risque de|ai (?:\w+ )?(?:envie|le gout|failli|gout|decide|presque|peur) (?:de )?|pense a|songe a|aimerais|serais capable de|te jure que je vais)|te jure que je)(?: (?:le|la|les|lui|leur|tous?|de|du|moi|juste|me|tellement|vraiment)){0,4} (?:tuer|etrangler|poignarder|planter|egorger|etouffer|frapper|battre|secouer|casser la (?:gueule|face)|crisser une|sacrer une|peter la|faire (?:du )?mal|tirer (?:dessus|sur)|shooter|abattre|descendre|empoisonner|noyer|blesser|detruire|buter|gifler|attaquer|defoncer|bruler la maison|crisser le feu)(?! (?:un cafe|une poutine|l examen|le quiz))\b/,
  ],
  [
    'violence',
    /\bi (?:\w+ )?(?:want to|going to|am going to|will|might|could|am about to|swear i will|feel like|think about|am afraid i will|would|need to|almost|am scared i will|dream of|plan to|tried to)(?: \w+){0,2} (?:kill|killing|hurt|hurting|stab|stabbing|shoot|shooting|strangle|strangling|choke|beat|beating|punch|hit|harm|poison|shake|smother|attack|murder|burn|make|run)(?: \w+)? (?:him|her|them|it|my|his|that|this|the|someone|somebody|people|everyone|every|these|those|you|all|a|another)\b(?! (?:quiz|exam|test|midterm|coffee))/,
  ],
  [
    'violence',
    /\b(?:frappe|frappent|bat|battent|battait|battu|battue|gifle|etrangle|etranglee|menace|menacee?|viole|violee?|agresse|agressee?|harcele|harcelee?|brutalise|violente|tabasse|tapoche|tape|maltraite|maltraitee?|abuse|pousse|poussee?|touche|tripote|embrasse|insulte|crache|mord|mordue?|pince|pincee?|force|oblige|humilie|enferme|enfermee?|suit partout|traque|serre|lance|embrasse|crosse|fait (?:des affaires|peur|mal|chanter)|crisse(?:e|r)? (?:\w+ )?(?:volee|claque|tape|coup)|fesse|fessee?|sacre (?:\w+ )?(?:volee|claque|coup)|donne (?:\w+ )?(?:coups?|claques?|tape|gifle|volee)|coup de (?:poing|pied|tete)|plaque|coince|coincee?|colle|photographie|filme|controle|surveille|empeche de (?:sortir|partir)|attend (?:\w+ ){0,3}(?:stationnement|dehors|sortie|soirs))(?:e|es|ee|ees|er|ent|ait)?\b(?<=\b(?:me|m|nous)(?: (?:a|as|ont|avait|faire|fait|fais|suis|deja|encore|toujours|souvent|vient|de|donner|lance|dit|qu|il|oblige|va|vais|tout|temps|des|le|la|les|un|une|serre|crisse|est|tous|soirs)){0,5} (?:\w+ ?){1,6})/,
  ],
  [
    'violence',
    /\bje (?:ai ete|me suis (?:fait|faite)|me fais|suis|etais|viens de me faire) (?:\w+ )?(?:battue?|battre|violee?|violer|agressee?|agresser|frappee?|frapper|abusee?|abuser|menacee?|menacer|harcelee?|harceler|taper|tapee?|droguee?|droguer|etranglee?|etrangler|attaquee?|attaquer|touchee?|tripotee?|tripoter|mordre|cracher|intimidee?|intimider|insultee?|suivie|suivre|victime|sequestree?)\b/,
  ],
  [
    'violence',
    /\b(?:hits?|hitting|beats?|beat|beating|punch\w*|slap\w*|chok(?:es|ed|ing)|strangl\w*|threaten\w*|rap(?:es|ed|ing)|touch\w*|molest\w*|attack\w*|assault\w*|abus\w*|stalk\w*|grab\w*|push\w*|kick\w*|shov\w*|scream\w* at|yell\w* at|bull(?:y|ies|ied|ying)|harass\w*|follow\w*|grop\w*|bit|bites|spit|spat|forc\w*|corner\w*|pinn\w*|burn\w*|lock\w*|throws?|threw|drugg\w*|roofied|kissed|rub\w*|hurts?|hurting|control\w*|watch\w*|blackmail\w*) (?:\w+ ){0,3}(?:me|us|my (?:\w+ )?(?:face|neck|arm|hair|wrist|throat|butt|breast|chest|ass|body|scrubs|shirt|mother|brother|sister|kids?|child|children|daughter|son|baby|friend|bro|sis|roommate|client|resident|patient))\b(?! (?:with|through|to) (?:this|the|my|a) (?:question|chapter|quiz))/,
  ],
  [
    'violence',
    /\bi (?:was|am|got|have been|keep getting|was being|am being|just got|get)(?: \w+){0,2} (?:abused|raped|assaulted|beaten|molested|attacked|threatened|stalked|harassed|hit|punched|choked|drugged|roofied|groped|robbed|mugged|bullied|followed|kicked|slapped|strangled|bitten|touched)\b/,
  ],
  [
    'violence',
    /\b(?:peur (?:de|que) (?:mon|ma|lui|elle|rentrer|retourner|son|il|mes|dormir|mourir de sa|ce que il)|(?:afraid|scared|terrified) (?:of|to go|to be|for|that) (?:\w+ )?(?:my|him|her|home|he|she|they|alone with|it will happen)|relation (?:violente|toxique|abusive)|abusive (?:relationship|husband|boyfriend|partner|home|father|mother)|violence (?:conjugale|familiale) (?:a la maison|chez nous|chez moi)|vis (?:de )?la violence|victime de)\b/,
  ],
  [
    'violence',
    /\b(?:gun|guns|fusil|pistolet|arme a feu|carabine|knife|couteau|machete|hache|bat under|bombe|bomb|shooting|tirer dans le tas|fusillade)\b(?<=\b(?:a|avec|has|with|un|bring\w*|brought|carrying|apporter|apporte|sorti|sort|pulled|got|have|having)(?: \w+){0,2} \w+)(?=(?:.*))/,
  ],
  [
    'violence',
    /\b(?:vais|va|will|going to|allait|veux|wants? to|threatens? to|menace de|dit que il vais|jure de) (?:me |nous )(?:tuer|frapper|retrouver|battre|faire mal|faire la peau|casser|buter)\b|\b(?:will|going to|wants? to|would|threatened to|threatens to|tried to|swore (?:he|she) would) (?:kill|hurt|beat|find|shoot|stab|strangle|hit|rape|destroy) (?:me|us)\b|\bif i (?:leave|left|tell|told|say)\b(?=.*)/,
  ],

  [
    'overdose',
    /\b(?:pris|prendre|avale|avaler|bu|mange|gobe|calle|cale|ingere|sniffe|injecte|consomme|ingurgite|swallowed|took|taken|drank|drunk|ate|eaten|downed|popped|snorted|injected|chugged|ingested|had)(?: \w+){0,4} (?:trop de|toute? (?:le|la|les|ma|mes|mon|sa|son|ce|pris)|tout (?:le|la|les|ma|mes|mon|sa|son|ce)|bouteille|pot|boite|flacon|poignee|plaquette|too many|too much|whole (?:bottle|bag|box|pack|thing)|all (?:of )?(?:my|his|her|the|our|their|them)|a bunch of|a bottle|bottle of|everything|handful|half (?:a|the|of) (?:bottle|box))\b/,
  ],
  [
    'overdose',
    /\b(?:je|i|on|mon \w+|ma \w+|my \w+|il|elle|he|she)(?: \w+){0,3} (?:pris|prit|avale|gobe|calle|bu|took|swallowed|taken|popped|downed|ate)(?: \w+){0,3} (?:[1-9][0-9]{1,2}|vingt\w*|trente|quarante|cinquante|trentaine|vingtaine|quinzaine|dizaine|douzaine|quinze|dix|douze|twenty|thirty|forty|fifty|ten|twelve|fifteen|dozens?)(?! (?:mg|ml|mcg|minutes|heures|hours|ans|years|mm|ui|units|unites))\b/,
  ],
  [
    'overdose',
    /\b(?:fait|fais|faire|faite|fesait|en|est en|having|had|is|am|an|may be) (?:une? |an? )?(?:overdose|surdose|overdosing|intoxication)\b(?<=\b(?:je|i|mon|ma|my|il|elle|he|she|on)(?: \w+){0,4} \w+)|\b(?:i|he|she|they|my \w+|we) (?:\w+ )?(?:overdosed|is overdosing|am overdosing)\b|\boverdosed\b(?=.*\b(?:narcan|help|now)\b)/,
  ],

  [
    'overdose',
    /\b(?:pris|prit|avale|gobe|calle|took|swallowed|taken|popped|downed)(?: \w+){0,3} (?:[1-9][0-9]+|vingt|trente|quarante|cinquante|twenty|thirty|forty|fifty) (?:\w+ ){0,2}(?:comprimes?|pilules?|pills?|tablets?|capsules?|cachets|tylenol|advil|ativan|gravol|benadryl|xanax|motrin|aspirines?)\b/,
  ],
  [
    'overdose',
    /^ (?:[1-9][0-9]+|vingt|trente|quarante|cinquante|twenty|thirty|forty|fifty|une trentaine de|une vingtaine de|about (?:twenty|thirty|forty|fifty|[1-9][0-9]+)) (?:\w+ ){0,2}(?:comprimes?|pilules?|pills?|tablets?|capsules?|cachets|tylenol|advil|ativan|gravol|benadryl|xanax|motrin|aspirines?)(?! (?:de [0-9]+|par|x|q[0-9]|a prendre|to mg|prescr\w+))/,
  ],

  [
    'emergency',
    /\b(?:respire|respires|respirer|breathing|breathe|breath)\b(?<=\b(?:je|mon|ma|mes|i|my|our|notre)(?: \w+){0,7} \w+)(?<=(?:arrete de|cesse de|plus|pas|mal a|misere a|capable de|peine a|difficulte a|mal|stopped|not|quit|trouble|barely|hardly|struggl\w+ to|can not|difficulty|stop|to) \w+)|\b(?:respire|respires) (?:plus|pas|presque plus|mal|difficilement|a peine|drole|bizarre)\b(?! (?:vite|rapidement|profondement|fort|que|lentement|assez))(?<!\b(?:une?|la|le|patient|personne|client|resident) (?:\w+ )*respire (?:plus|pas))/,
  ],
  [
    'emergency',
    /\b(?:au secours|a l aide|(?<!quand |when |dois |doit |faut |to |should i |do i |do you )(?:appelez|appelle|call) (?:le ambulance|l ambulance|le 911|une ambulance|911|an ambulance)|ce est une urgence|this is an emergency|it is an emergency|besoin d aide (?:vite|urgent\w*)|help me please|please help me|someone help|quelqu un (?:vite|aidez)|mayday|aide moi vite|aidez moi vite|vite vite|no pulse|pas de pouls|plus de pouls|sens pas (?:de|son) pouls)\b/,
  ],
];

/** About somebody close to the writer. */
export const outrightAboutOthers: typeof outright = [
  [
    'distress',
    /\b(?:se|s) (?:tuer|suicider|pendre|suicide|mutile|mutiler|coupe|scarifie|coupe les (?:veines|bras|poignets)|jeter (?:en bas|devant|du)|tirer une balle|faire (?:du )?mal)\b/,
  ],
  [
    'distress',
    /\b(?:kill|hang|shoot|hurt|harm|cut|cutting|killing|hurting|starving|starve|hung|shot|drown|end)(?: \w+)? (?:himself|herself|themselves|themself|his own life|her own life)\b/,
  ],
];

/** A dose for a child whose weight or age is given: a real child. */
export const weighed =
  /\b(?:combien|how much|how many|quelle (?:dose|quantite)|what dose)\b(?=.*\b(?:enfant|bebe|petite?|child|baby|kid|toddler|year old|ans|mois)\b)(?=.*\b(?:pese|weighs?)\b)/;
