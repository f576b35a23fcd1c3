// Patterns that identify a study question. Applied to a folded text: see fold.ts.

/** Things of a course: a text that names one is about the course, unless danger is stated outright. */
export const course = new RegExp(
  `\\b(?:${[
    'l?exams?|l?examens?|clinicals|presentations?|reflexion|un oral|une analyse|analyse a faire|debate?|documentaires?|documentary|video|films?|movie|arithm\\w*|(?:a|1|the|une|la) (?:vial|fiole|ampoule)|deonto\\w*|(?:the|my|our|le) (?:book|livre)|recap|quiz|quizz|midterm|finals|nclex|osce|ecos|cepi|opiq|oiiaq|oiiq|dsm|omega|tarasoff|flash ?cards?|fiches?|acronymes?|mnemoniques?|mnemonic|acetates|diapos?|diaporama|slides?|power ?points?|lectures?|lectura',
    'cours|chapitres?|chapters?|modules?|manuels?|textbooks?|prof|profs|professeure?s?|professors?|enseignante?s?|teacher s? ?(?:said|says|asked|notes)|etude de cas|etudes de cas|cas cliniques?|cas [0-9]+|cas fictif|selon le cas|ce cas|case stud(?:y|ies)|this case|mise en situation|mises en situation|scenarios?|vignettes?|simulations?|simulated|sim lab|exercices?|exercises?|devoirs?|homework|assignments?|essays?|paper|theor(?:y|ies|ie|ies|ique)|en theorie',
    'travail a remettre|travail de session|travail d equipe|travail sur|un travail|expose oral|expose|presentation orale|revis(?:e|es|er|ion|ions|ons)|reviser|revoir|etudie|etudier|etudies|etudions|study(?:ing)?|studied|review|resume|resumes|resumer|summari[sz]e|summary|memori[sz]er?|retenir|moyen mnemo|truc pour',
    '(?:stress\\w*|anxious|nervous|nerveuse|nerveux|panique\\w*|panicking|capote|freaking out|peur|scared|worried|inquiete?|angoisse\\w*) (?:\\w+ ){0,4}(?:examens?|exams?|quiz|stages?|cours|midterm|final|clinicals?|first day|first placement|premiere? (?:jour|stage|journee)|presentation|ecos|osce|echouer|couler|failing (?:the|my|this))',
    'fictifs?|fictives?|hypothetical|hypothetique|imaginary|made up|pretend|(?<!(?:at|soccer|hockey|football|dance|family|clinic|private) )practi[cs]e(?! nurse)|(?:me|se) pratiquer|pratiquons|role ?play|jeu de role|joue le role|invente|cree une?|calc|(?:rien|pas|jamais) compris|i (?:still |really )?(?:do not|never) get (?!(?:any|enough|out|up|along|better|to|help|sleep|paid|him|her|my|a|over|hungry|the chance)\\b)\\w+|(?:quelle est|what is|what are|ce est quoi) (?:la|the|le|les) (?:procedure|marche a suivre|policy|protocole?|politique|recours|regle|consequences?)|mg.kg|verifie ma reponse|my answer|ma reponse|therapeutic|therapeutique|problemes? [0-9]+|question d examen|questions? [0-9]+|question (?:de|du) (?:mon|ma|quiz|cours|revision)|questions? types?|next question|prochaine question|multiple choice|choix multiples?|choix de reponses?|reponses? attendue|answer key|corrige|right answer|correct answer|bonne reponse|best (?:response|answer|action)|meilleure reponse|true or false|vrai ou faux|a b c or d|select all|which (?:one|response|answer|statement)',
    'care ?plans?|plan de soins|pti|constats?|guidelines?|lignes directrices|drug guide|selon (?:le|la|les) (?:guide|manuel|livre|norme|loi)|med math|maths?|dimensional analysis|certification|cpr cert|formation|tutorat|definition|definir|define|difference|differences|differenci\\w+|distingu\\w+|distinction|compare[rsz]?|comparer|comparison|contrast|versus|vs|explique[rz]?|explain|explane|describe|decris|decrire|nomme[rz]?|enumere[rz]?|list (?:the|of|some|three|five|environmental)|schema|tableau|chart|flow ?chart|walk me through|teach me|quiz me|interroge|montre moi (?:comment|les)|signification|acronym',
    'je (?:me en )?(?:comprends?|confonds?|melange toujours|retiens|souviens|rappelle|mele|oublie toujours|capote (?:ben raide )?sur)|comprends? (?:rien|pas|mal)|i (?:do not|never|can not) (?:get|understand|remember) (?:the|this|it|why|how|what|which|when)|i (?:always|keep|constantly|never) (?:forget|mix|confuse|remember)\\w*|je (?:\\w+ )?oublie (?:tout le temps|toujours|jamais) (?:le|la|les|l|comment|ce)|la reponse (?:est|a|b|c|d)|the answer (?:is|to|for)|(?:au|for the|les|des|the) calculs?|calculations?|antidotes|sur 20|i keep (?:mixing|forgetting|confusing|getting [0-9])|do i (?:mix|confuse)|note d evolution|note (?:dar|au dossier)|notes? de (?:cours|stage)|vu ma note|my (?:mark|grade|notes)|apa|bibliographie|semestre|trimestre|deuxieme annee|schedule|calendrier|calculs? de doses?|drip rates?|dosage calc\\w*|gouttes par minute',
  ].join('|')})\\b`,
);

/** An unspecified person. */
const anybody =
  '(?:patiente?s?|residente?s?|cliente?s?|usagere?s?|beneficiaires?|personnes?|adultes?|enfants?|nourrissons?|bebes?|nouveau.?nes?|aines?|ados?|adolescente?s?|femmes?|hommes?|dames?|monsieur|meres?|parents?|victimes?|eleves?|voyageurs?|collegues?|proches?|familles?|infirmieres?|infirmiers?|prepose|preposee|nurses?|children|child|kids?|infants?|newborns?|neonates?|babies|baby|adults?|seniors?|elders?|person|people|woman|women|man|men|teens?|teenagers?|victims?|mothers?|toddlers?|caregivers?|colleagues?|coworkers?|spouses?|someone|somebody|individuals?|student)';
const article =
  '(?:une?|le|la|les|l|des|du|au|aux|de|ce|cette|chaque|tout|a|an|the|any|some|each|every|pour|chez|avec|in|with|for|of|if|when)';
export const generic = new RegExp(
  `\\b(?:${article} (?:(?!(?:her|his|their|my|our|mon|ma|mes|sa|son|ses|notre|sage)\\b)[a-z0-9]+ ){0,2}(?<!\\b(?:her|his|their|my|our|mon|ma|mes|sa|son|ses|notre|sage) )${anybody}\\b|(?:your|votre|vos) (?:patiente?s?|cliente?s?|residente?s?)|quelqu un|chez (?!moi|nous|lui|eux|mon|ma|mes|elle|sa|son)|(?<!\\b(?:her|his|their|my|our|mon|ma|mes|sa|son|ses|notre) )(?:${anybody}) (?:qui|who|with|avec|atteinte?|de [0-9]+))`,
);

/** It happens only in the question. */
export const supposed = new RegExp(
  `\\b(?:(?:se (?=ils?|elles?)|(?<!meme )si|lorsque?|quand|en cas|au cas ou|imagin\\w+|supposons|admettons|chaque fois que) (?:[a-z]+ ){0,2}(?:une?|le|la|les|des|il|elle|on|l|mon patient|ma patiente|mon resident|ma residente|quelqu un|a|mon client|ma cliente)|(?:if|when|whenever|suppose|imagine|say) (?:a|an|the|any|some|they|he|she|your|my patient|my client|my resident|someone|somebody|people|one of)|(?:what|que faire|quoi faire) (?:if|si)|en cas de|in case of)\\b`,
);

/** Questions as in a book. */
export const asking = new RegExp(
  `(?<=[.?!] |^ )(?:is|are|does|do|can|could|will) (?!(?:i|my|he|she|they|it|this|that|there|we|you)\\b)[a-z]+ |\\b(?:${[
    '(?:une?|le|la|les) \\w+ (?:peux|peuvent|risque)',
    'quels? (?:est|sont|serait|examen|type|soins?|signes?|moyens?)|quelles? (?:est|sont|serait|surveillances?|interventions?|precautions?|mesures?|hypothese|complications?|donnees)|quel|quelle|quels|quelles|(?<!je (?:sais|vois|comprends) (?:pas|plus) )comment|pourquoi|combien de temps|a quoi (?:sert|servent)|ce est quoi|de quoi|que (?:signifie|veux dire|faire|doit|fait|dit|dois|devez|devrait)|quoi faire|qu est ce (?:que|qui)|que est ce (?:que|qui)|en quoi|dans quel|a quelle|a quel|combien|(?:a|pour|par|avec) qui|droits? de|quand (?:est|faut|doit|dois|peux|utilise|administr\\w+|donner|appeler|aviser)|est ce que le|est ce que l|peux on|doit on|doit|devez vous|faites vous|feriez vous|repondez vous|dois je|puis je|faut il|faut|pose t on|fait on|effectue|calcule|administre t on|reconnait on|couche',
    'signes?|symptomes?|facteurs?|causes?|etapes?|phases?|stades?|types?|triade|criteres?|classification|protocole|algorithme|technique|role|prevention|prevenir|depistage|depister|evaluation|evaluer|intervention|interventions|traitement|prise en charge|complications?|soins|antidote|demi vie|regle|dose (?:max\\w*|habituelle|usuelle|normale|recommandee|therapeutique|initiale|pediatrique)|mesures de|syndrome|manifestations?|indications?|contre indications?|effets? secondaires?|normes?|statistiques?|loi|article|score|echelle (?:de|des|d)|surveillances?',
    'what (?:is|are|does|do|should|would|causes?|happens|kind|type|lvl|level|ecg|lab|nursing|symptoms|r)|which|how (?:do|does|is|are|can|to|should|would|long|deep|often|many compressions)|why (?:do|does|is|are|would|can|might)|when (?:do|does|is|are|can|should|to)|can (?:a|an|the|nurses?|lpns?|auxiliary)|should (?:a|an|the|nurses?)|do (?:nurses?|lpns?|you)|does (?:a|an|the)|is (?:it ok to|gastric|a|the)|are (?:nurses?|you allowed)|who (?:can|is|does|do|should|to)|where (?:do|is)',
    'signs|symptoms|sx|risk factors?|causes|steps|phases|stages|types?|nursing|management|treatment|assessment|assess|screen(?:ing)?|prevent(?:ion)?|recogni[sz]e|identify|de escalation|techniques?|precautions|criteria|findings|antidote|side effects|contraindications|toxicity|max(?:imum)? (?:daily )?dose|loading dose|half life|onset|peak|units? (?:in|per)|stats|policy|code blue roles|protocol|algorithm|role of|normal range|therapeutic|order|proper order',
  ].join('|')})\\b`,
);

/** 'Une personne âgée qui tombe, je fais quoi en premier': what to do first, for an unspecified person. */
export const asksOrder =
  /^ (?:une? |a |an )?(?:personne|patiente?|residente?|enfant|person|patient|resident|child)\b.*\b(?:en premier|first)\b/;

/** What an instructor asks the reader about a case. */
export const caseQuestion = new RegExp(
  `\\b(?:${[
    'quelle? (?:est|sont|serait) (?:la|le|votre|ta|les)|quelles? (?:est|sont|interventions?|donnees|hypothese|actions?|evaluation|surveillances?|soins)|quels? (?:est|sont|soins|signes|probleme|element|parametre|constat|type)|que (?:doit|devez|devrait|faites|feriez|repondez|dois)|dois je (?:soupconner|verifier|aviser|faire en)|(?:le |l )?(?:infirmiere|auxiliaire)(?: auxiliaire)? (?:doit|devrait|fait|peux|peut)|(?:fait|doit|role de) (?:la |le |l )?(?:infirmiere|auxiliaire)|ordre|en premier|priorit\\w+|premiere (?:action|intervention|chose)|ce est quoi (?:comme|la|le|l )|dans quel|comment (?:reagir|reagissez|intervenir|intervenez|repondre|classer)|pourquoi|que faire|soupconn\\w+',
    'what (?:is|are) (?:the|your)|what (?:should|does|would|do) (?:the|a|you)|what (?:condition|action|do you|cues|finding|assessment|type|intervention)|which|the nurse|a nurse|priority|first (?:action|step|intervention|thing)|how (?:should|would|does) (?:the|you)|why|what do i (?:document|say|assess|chart|report)|is it ok to|is [0-9]+|what nursing|nursing',
  ].join('|')})\\b`,
);

/**
 * An arithmetic problem: a prescribed amount and a supplied amount, or a volume and the time in which it
 * runs, or what was drunk and passed. It is study if it is about no particular person: see
 * classify-danger.ts.
 */
export const calculation = (() => {
  const amount = '[0-9]+ ?(?:mg|grammes?|mcg|ml|unites?|units?)';
  const form =
    '(?:comprimes?|cos?|cps?|tablets?|capsules?|fioles?|vials?|ampoules?|flacons?|solutions?|suspen[st]ions?|sirop|syrup|seringues?|syringes?|sacs?|bags?)';
  const prescribed = `(?:${amount} (?:[a-z]+ ){0,2}prescri\\w*|(?:prescri\\w+|ordonn?ances?|order(?:ed)?) (?:[a-z]+ ){0,4}${amount})`;
  const given = `(?:${form} (?:[a-z]+ ){0,3}${amount}|${amount} (?:[a-z]+ ){0,2}${form})`;
  const infused =
    '[0-9][0-9 ]*(?:ml|cc|le|litres?) (?:[a-z]+ ){0,4}(?:en|sur|dans|pendant|over|in) [0-9]+ ?(?:h|hrs?|heures?|hours?|min|minutes?)';
  const drawn = `(?<!\\b(?:heroine?|cocaine|meth|crack|ghb) )${amount} (?:[a-z]+ ){0,3}(?:fioles?|vials?|ampoules?) (?:[a-z]+ ){0,3}${amount} (?:per|par) ml\\b.*\\b(?:draw up|prelev\\w+)`;
  const volume = '[0-9]+ ?ml\\b.*';
  const balance = `${volume}${volume}${volume}\\b(?:total (?:intake|output)|fluid balance|bilan|ingesta|excreta)`;
  const rate = '(?:debit|rate|gouttes|gtts?|drops|ml ?/ ?h(?:eure|our|r)?|ml (?:par heure|per hour|an hour))';
  return new RegExp(
    `\\b(?:${prescribed}\\b.*\\b${given}|${given}\\b.*\\b${prescribed}|${infused}\\b.*\\b${rate}|${rate}\\b.*\\b${infused}|${drawn}|${balance})\\b`,
  );
})();

const coursework =
  '(?:cours|examens?|exams?|quiz|stages?|session|chapitres?|matiere|devoirs?|pharmac\\w*|bio\\w*|anatom\\w*|physio\\w*|patho\\w*|maths?|calculs?|course|class|classes|midterms?|finals?|clinicals?|placement|semester|homework|readings?|osce|ecos)';
const belonging =
  '(?:(?:mon|ma|mes|le|la|les|l|cet?|cette|ces|du|des|de|d|un|une|au|en|pour|my|the|this|these|for|of|to|a|an|prochaine?|dernier|derniere|next|last|couler|echouer|rater|pocher|manquer|etudier|reviser|lire|faire|passer|fail|failing|study|studying|reading|doing) ){0,6}';

/** Tired of a course, or afraid of an exam, and nothing else. */
export const weariness = new RegExp(
  `^ (?:${[
    `(?:je (?:ai (?:\\w+ )?peur|en ai (?:\\w+ )?marre|en peux plus|suis (?:\\w+ ){0,2}(?:tannee?|ecoeuree?|stressee?|nerveuse|nerveux|anxieuse|anxieux|inquiete?|fatiguee?)|panique|capote|stresse)|i am (?:\\w+ ){0,2}(?:tired|sick|scared|stressed|afraid|nervous|anxious|worried|panicking|freaking out)) (?:(?:about|before|over|avant|sur) )?${belonging}${coursework}`,
    `(?:${belonging}${coursework} (?:est|sont|commence|is|are|starts|start) (?:bientot|demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|soon|tomorrow|tonight|dans \\w+ (?:jours?|heures?)|in \\w+ (?:days?|hours?))(?: (?:et|pis|and))? (?:je (?:panique|capote|stresse)|je suis (?:\\w+ )?(?:stressee?|nerveuse|nerveux)|i am (?:\\w+ )?(?:stressed|nervous|anxious|panicking|freaking out)))`,
  ].join('|')})(?: \\w*(?:pharmaco|bio|anatomie|chimie|anatomy|biology|chemistry))?(?: [.!?])* $`,
);

/** Figures of speech about death and pain. */
export const figures: readonly RegExp[] = [
  // A refusal of medication asks for no dose, 'et chez la femme enceinte?' follows a question of study, a
  // tourniquet on nobody is for a blood draw, and hands are washed with alcohol.
  /\brefus(?:e|es|ed|ing) (?:to take |de prendre )?(?:his|her|their|the|ses|son|sa|les|le|leurs?) (?:pills?|meds|medications?|medicines?|tablets?|pilules?|medicaments?|comprimes?)\b/g,
  /^ (?:et |and |pis |mais )?(?:chez|pour|in|for|avec) (?:la |une |les |a |the )?(?:femmes? enceintes?|pregnant wom[ae]n|pregnancy|grossesse)[ ?.!]*$/g,
  /\b(?:wash|clean|sanitize|disinfect|scrub|rub|dry|laver?|laves|nettoyer?|frictionner?|frotter?|desinfecter?) (?:my|our|the|mes|nos|les) (?:hands?|mains?)\b/g,
  /\b(?:combien de (?:temps|minutes)|how long) (?!.*\b(?:saign\w*|bleed\w*|sang|blood everywhere|jambes?|legs?|bras|arms?|my|his|her|him|our|mon|ma|mes|son|sa|ses|lui|notre)\b)(?:\w+ ){0,4}(?:garrot|tourniquet)\b/g,
  /\b(?:etouff\w*|pisser?|pissais|crev\w*|pleur\w*|tordue?|choked|choking|crying) (?:de|of|with|from) (?:rire|laugh\w*)\b|\bmorte? raide\b|\b(?:be|being) the death of me\b|\baura ma peau\b/g,
  /\b(?:kill(?:s|ed|ing)?|tuer?|tues|tuent|tuee?s?) (?:(?:the|all|these|those|most|any|off|le|la|les|l|des|de|du|ces|toutes?|tous) )*(?:bacteri\w*|germes?|germs?|microbes?|virus\w*|spores?|pathog\w*|parasites?|poux|lice|bugs?|fung\w*|champignons?|cellules?|cells?|(?:c|clostrid\w*) diff\w*|sarm|mrsa|levures?|yeasts?)(?: (?:on|from|off|under|sur|sous|de) (?:my|our|the|mes|nos|les) (?:hands?|skin|nails|gloves|mains?|peau|ongles|gants))?\b/g,
  /\b(?:shoot|hit|slap|throw) me (?:with )?(?=(?:an?|the|some|another|your|one)\b)/g,
  /\b(?:my |mes )?(?:feet|pieds|legs|jambes|back|dos) (?:is |are |sont |est )?(?:screaming|crying|killing me|dead|en compote|morts?|finis?)\b/g,
  /\b(?:une? )?(?:overdos\w*|surdose|intoxiquee?) (?:de|d|of|on|from|au|a) (?:\w+ ){0,2}(?:cafe|coffee|flash ?cards?|fiches|anatom\w*|pharm\w*|bio\w*|notes?|etude|info\w*|chocolat\w*|netflix|slides|studying|lecture\w*|matiere|diapos|sucre|acronym\w*|tiktok)\b|\b(?:coffee|cafe|info|caffeine) (?:overdose|surdose)\b/g,
  /\b(?!(?:he|she|they|husband|boyfriend)\b)\w+ (?:is|are) (?:slowly |literally |just )?killing me\b/g,
  /\b(?:cerveau|tete|brain) (?:en compote|en bouillie|is mush|mush|vide apres)\b|\b(?:peter|petee?) (?:une|ma) coche\b|\b(?:going|driv\w+|go|makes?|rends?) (?:me )?(?:crazy|nuts|insane|folle|fou)(?= (?:with|over|from|trying|because|avec|a cause|[.!]))/g,
  /\b(?:rends?|drives?|driving) (?:me )?(?:folle|fou|crazy|nuts)\b/g,
  /\b(?:breathe|breath|respirer) (?:with|under|avec|sous) (?:all |tous |toute |tout )?(?:these|this|the|ces|cette|les|la|that) (?:\w+ )?(?:assignments?|work|homework|readings?|exams?|travaux|devoirs|lectures?|examens|matiere)\b/g,
  /\b(?:je suis|i am|we are) (?:\w+ )?(?:prete?s?|ready|back|de retour)(?= (?:pour (?:les|la|le|ma|mon|une?)|for (?:the|a|more|another)|[.!]|on|a commencer|a continuer|to (?:start|go|continue)))/g,
  /\b(?:je ai eu|i got|i scored) [0-9]+ ?(?:%|\/|sur|out of)/g,
  /^ (?:\w+ ){0,2}(?:continue|next|encore une(?: question)?|one more|another (?:one|question)|autre question)(?: \w+){0,3} [.!?]? ?$/g,
  /\b(?:mourir|morte?s?|creve|crever|meurs|mourais|mourrais) (?:de|a) (?:rire|faim|soif|chaud|chaleur|froid|fatigue|ennui|honte|envie de|stress|rires|trouille|peur|gene|sommeil|curiosite)\b/g,
  /\b(?:je|on) (?:suis|est|etais) (?:\w+ ){0,2}(?:morte?|brulee?|claquee?|crevee?|vannee?|lessivee?|finie?|ruinee?|foutue?|cuite?)(?= (?:apres|de|ce soir|on|avec|pour|a cause))/g,
  /\bi am (?:\w+ )?(?:dead|dying|done|toast|fried|wiped|exhausted|brain dead)(?= (?:after|from|over|because|this week|tonight can|today can|with this|with these|with pharm))/g,
  /\b(?:examens?|exams?|quiz|cours|stages?|profs?|professeure?|professor|enseignante?|teacher|chapitre|chapter|module|travail|devoirs?|session|semestre|semester|pharmaco|pharm|pharmacology|anatomie|anatomy|physio|bio|biologie|biology|chimie|chemistry|patho|calculs?|maths?|slides?|acronyms?|acetates|homework|readings?|lectures?|studying|shifts?|midterm|final|assignments?|essay|finals|questions?|class|clinicals?|labs?|stats|instructor|cramps?|feet|back|shoes?|heels?|exercices?|school|ecole)(?: \w+){0,5}? (?:me |m )?(?:tuer|tues?|kills?|killing|killed|achever|acheve|assomme|slaughtered|murder(?:s|ed|ing)?|destroy\w*|crush\w*|vais me tuer|va me tuer|suck\w*) ?(?:me|us|moi|nous|my)?\b/g,
  /\b(?:mother|father|mere|pere|blonde|chum|mari|wife|husband|boyfriend|girlfriend|boss|coloc|roommate|prof|teacher|instructor|parents) (?:is |are |will |vais |vont |would )(?:\w+ ){0,2}(?:me )?(?:tuer|kill|murder|strangle|etrangler)(?: me)? (?:si|if|when|quand|for|pour)\b/g,
  /\b(?:kill me|tuer moi|tuez moi|achevez moi|shoot me|shoot me now|end me|je veux mourir|i want to die|kill me now|i am dead|i am dying|je suis mort|je suis morte|je meurs|i died)(?=(?: [a-z0-9!.]+){0,12} (?:lol|haha\w*|mdr|ptdr|lmao|rofl|hihi|xd)\b)/g,
  /\b(?:lol|haha\w*|mdr|ptdr|lmao|rofl|hihi|xd)\b(?: [a-z0-9!.]+){0,4} (?:kill me|tuer moi|i am dead|i am dying|je suis morte?|je meurs|i died)\b/g,
  /\b(?:died?|dying|dead|cry|crying) (?:of )?(?:laugh\w*|laughter|to know|of boredom|of curiosity|from boredom|of embarrassment|inside lol|over (?:this|these|the|my))\b/g,
  /\b(?:i|we) (?:could|would|will|can|d)? ?(?:murder|kill for|kill|die for) (?:an? |some )?(?:coffee|pizza|nap|burger|beer|drink|snack|tea|donut|poutine|good|sandwich|timmies|espresso)\b/g,
  /\b(?:je (?:tuerais|ferais un meurtre|pourrais tuer) pour)\b/g,
  /\b(?:brain|cerveau|tete|heart|coeur|yeux|eyes) (?:is |are |me |vais |est |sont |va )?(?:bleed\w*|bleeding|saigne\w*|explos\w*|fried|frit\w*|melting|fond\w*|dead|stop\w*|arrete\w*|brise\w*|broken|brule\w*|cuit\w*|surchauff\w*|bugg\w*|fume\w*|hurts?|fait mal|overload\w*)(?= (?:from|after|when|because|quand|a cause|avec|apres|de|des|a force|je|trying|over|by|i)\b)/g,
  /\bcoeur (?:brise|en miettes)\b/g,
  // A song, where the text calls it one.
  /\bheart will go on\b(?=.*\b(?:chanson|song|celine|titanic|paroles|lyrics)\b)|(?<=\b(?:chanson|song|celine|titanic|paroles|lyrics)\b.*)\bheart will go on\b/g,
  /\b(?:crise cardiaque|heart attack|infarctus|stroke|avc)(?= (?:quand|en voyant|when (?:i saw|they|the)|en recevant|seeing|looking))/g,
  /\b(?:kill(?:ed|ing)?|bombed|aced|crushed|nailed|slayed|smashed|tue|demoli|detruit) (?:it|that|this|the|my|mon|le|un|ce) (?:quiz|exam|test|midterm|final|presentation|examen|osce|assignment)?\b(?= )/g,
  /\b(?:die|dying|mourir|meurs|creve) (?:to|d envie de|de envie de|de) (?:know|savoir|connaitre|see|voir)\b/g,
  /\bme tuer a (?:reviser|etudier|travailler|memoriser|comprendre|retenir|apprendre|essayer|repeter|expliquer|calculer|la tache|l ouvrage)\b/g,
  /\b(?:drowning|drown|suffocating|etouff\w*|noyee?|noie|buried|enseveli\w*|deborde\w*|submerge\w*) (?:in|under|dans|sous|par|de) (?:\w+ ){0,3}(?:notes?|homework|readings?|work|assignments?|lectures?|devoirs?|travaux|etude|matiere|acetates|slides|flashcards|paperwork|papiers?|definitions?|pharm\w*)\b/g,
  /\b(?:deadlines?|dead ?line|killer|dead ?weight|dead tired|mort de rire|die hard|ca tue|trop mourant|mourant|c est mourant|tuant|epuisant|a mourir|to die for|blood sweat|sang froid|bon sang)\b/g,
];

/** Asking Thalia for something is not about oneself. */
export const requests: readonly RegExp[] = [
  /\b(?:(?:peux|pourrais|pouvez|pourriez|veux|voudrais)(?: tu| vous| to)? (?:me|nous|se)|(?:peux|pourrais|pouvez|pourriez) (?:tu|vous))\b/g,
  /\b(?:chante|raconte|traduis|explique|donne|fais|faites|teste|pose|posez|questionne|dis|dites|montre|decris|resume|rappelle|parle|aide|aidez|donnez|expliquez|refais|trouve|quiz|interroge|nomme|liste|redonne) (?:moi|nous)(?: (?:a|un peu|svp))?\b/g,
  /\b(?:can|could|would|will) you (?:please )?(?:help|explain|tell|show|give|make|quiz|test|teach|remind|list|summari\w+|walk) (?:me|us)\b/g,
  /\b(?:sing|translate|help|explain|tell|show|give|make|quiz|test|ask|drill|send|find|teach|remind|walk|refresh) (?:it )?(?:to )?(?:me|us|my memory)\b/g,
  /\b(?:je (?:veux|voudrais|aimerais|dois|cherche|essaie de|souhaite|ai besoin de) (?:\w+ )?(?:savoir|comprendre|apprendre|connaitre|reviser|revoir|etudier|trouver|pratiquer|repasser|distinguer)|i (?:want|need|would like|am trying|have|wish) to (?:know|understand|learn|review|study|find|practi[cs]e|revise|go over)|i am (?:studying|reviewing|learning|reading)|je (?:etudie|revise|lis|cherche (?:le|la|les|des|l|une?|a))|i am looking for|i (?:just )?need (?:help|some help) (?:with|on|for)|i need (?:the|a list|some|info\w*|examples?)|(?:je )?(?:ai )?besoin (?:de aide|d aide) (?:avec|pour|sur))\b/g,
];

/** First-person questions about everyday work: 'how do I assess', 'que dois-je vérifier'. */
export const inGeneral: readonly RegExp[] = [
  /\b(?:my|mon|ma|mes|notre|our|nos) (?:\w+ ){0,2}(?:exams?|examens?|quiz|cours|course|class|stage|cas|case|case study|simulation|notes?|textbook|book|manuel|prof|professeure?|teacher|professor|instructor|enseignante?|chapitre|chapter|module|paper|essay|travail|answer|reponse|study|revision|fiche|flashcards?|osce|assignment|homework|devoirs?|session|scenario|lab|clinical|placement|cegep|ecole|school|college|university|universite|programme?)\b/g,
  /\b(?:il y a|il faut|il est (?:important|recommande|possible|conseille|preferable|contre indique)|si ce il|svp|it is (?:ok|okay|safe|important|recommended|possible))\b/g,
  /\b(?:how|what|when|where|which|who|whom)(?: (?!(?:my|our|me|is|are)\b)[a-z]+){0,3} (?:do|should|would|can|could|must) (?:i|we|you)(?! (?:have|feel|get|look|stop my|know if (?:i|my)|take|tell my|do now|go))\b/g,
  /\b(?:how|when) (?:to|do you)\b/g,
  /\b(?:puis|dois|devrais|peux|est ce que je (?:peux|peut|dois|devrais)) (?:je )?(?=(?:donner|administrer|aviser|faire|utiliser|appeler|mettre|installer|appliquer|retirer|changer|noter|refuser|signaler|deleguer|commencer|prelever|prescrire|augmenter|diminuer|ajuster|modifier|diagnostiquer|poser|installer un|laver|nettoyer|masser|ecraser|prendre (?:la|le|les|une?) (?:ta|tension|pression|temperature|pouls|glycemie|saturation|signes vitaux))\b)/g,
  /\b(?:comment|how (?:do i|to|should i)) (?:mesurer|installer|positionner|prendre|evaluer|laver|changer|mobiliser|transferer|tourner|noter|documenter|rassurer|verifier|calculer|surveiller|nourrir|faire|preparer|mettre|lever|deplacer|measure|position|assess|take|wash|turn|transfer|document|chart|feed|check|bathe|mobilize|move|prepare|lift|dress)(?: \w+){0,6} (?:mon|ma|my|our|mes) (?:patiente?s?|residente?s?|cliente?s?|usagere?s?)\b/g,
  /\b(?:je|on) (?:avise|reevalue|reponds|annonce|evalue|note|documente|surveille|verifie|reagis|interviens|administre|installe|place|mesure|calcule|reconnais|signale|inscris)\b|\bi (?:assess|reassess|report|document|chart|notify|monitor|respond|say|position|administer|measure|calculate|recogni[sz]e)\b/g,
  /\bwhy (?:do|should|would|can|must) (?:we|you)\b/g,
  /\blet s\b/g,
  /(?<=[.?!] |^ )(?:should|do|must|shall|can|may) (?:i|we) (?:need to |have to )?(?=(?:learn|know|memorize|study|review|give|administer|use|report|document|call|chart|notify|wear|delegate|start an|practice|clean|wipe|massage|rub|aspirate|crush|take (?:a|the) (?:bp|blood pressure|pulse|temperature|temp))\b)/g,
  /\b(?:comment|que|quoi|quand|quels?|quelles?|combien|pourquoi|ou)(?: (?!(?:mon|ma|mes|notre)\b)[a-z]+){0,3} (?:dois|puis|devrais|peux|vais|fais|mesure|prends|evalue|reconnais|sais|place|calcule|note|avise|installe) je\b/g,
  /\b(?:comment|quand|que est ce que|qu est ce que|quels?|quelles?)(?: [a-z]+){0,2} (?:je|on|nous) (?:dois|doit|peux|peut|devrais|fais|fait|sais|sait|mesure|prends|prend|evalue|reconnait|reconnais|surveille|couche|utilise|donne|calcule|note|documente|avise|mets|place|positionne|lave|nettoie|installe|verifie|pique)(?= [a-z])(?! (?:la$|maintenant|la \.|lui|avec lui|avec elle))\b/g,
  /\b(?:ou|quand|comment|pourquoi|combien|quel \w+|quelle \w+) (?:ce que )?on\b/g,
  /\bdois? on\b|\bdoit on\b|\bpeut on\b|\bpeux on\b|\best on\b|\bque on\b|\bon (?:a le droit|doit|couche|donne|utilise|fait (?:on|les|le|la)|calcule|intube|met|place|pose|administre)\b/g,
];

/** Statements about one's own learning, not about oneself. */
export const learning: readonly RegExp[] = [
  /\bi (?:(?:do not|can not|could not|did not|never|always|keep|still|really|just|also|sometimes|kinda|even|totally|actually|mostly|have) )*(?:get (?:it|why|how|what|the|this|that|these|mixed)|understand|understood|know|remember|recall|see why|follow|figure|tell (?:the|them|apart)|learn\w*|read|reading|heard|thought|think|guess|believe|bet|wonder\w*|missed (?:the|that|this|a|one)|mix\w* (?:up|them|the)|confus\w*|mean|forgot (?:what|how|the|if|which|whether)|struggl\w*|need|would like|want(?= (?:a|an|the|some|to|more|examples|you)\b)|am supposed|suck at|blank\w*|noticed|saw (?:in|that|on)|am (?:\w+ )?(?:confused|stuck|lost on|trying|working|writing|preparing|prepping|doing|making|reading|memorizing|mixing|blanking|not sure|unsure|curious|asking|wondering|supposed|a (?:nursing |first |second |third )*(?:student|year)))\b/g,
  /\bje (?:(?:\w+ )?(?:sais|comprends?|connais|pense|crois|pensais|croyais|me demande|me trompe|me rappelle|me souviens|me mele|cherche|aimerais|voudrais|hesite|bloque|prepare|travaille|ecris|lis|suppose|devine|confonds?|melange(?! (?:mes|mon|de))|retiens|pratique|note)|(?:arrive|arrivais) (?:plus|pas|jamais) a (?:comprendre|retenir|distinguer|trouver|memoriser|calculer|differencier|apprendre|me rappeler)|ai (?:\w+ )?(?:lu|appris|entendu|besoin|oublie (?:ce|comment|le nom|la|les|la difference)|une question|des questions|de la misere a (?:comprendre|retenir|distinguer|differencier)|du mal a (?:comprendre|retenir|distinguer|differencier))|suis (?:\w+ )?(?:melee?|perdue?|confuse|bloquee?|rendue? (?:a|au)|etudiante?|pas sure?|curieuse|curieux))\b/g,
];

/** A request for knowledge. */
export const knowledge =
  /\b(?:(?:what|which) (?:are|is|were) (?:the|some|a|an|normal|considered|meant)(?! matter)|quelles? sont|quels? sont|quelle est (?:la|le|l)|quel est (?:le|la|l)|ce est quoi (?:le|la|les|l|un|une|des) (?!matter)|(?:signs|symptoms|stages|steps|types|causes|phases|difference|role|purpose|treatment|management|mechanism|definition|criteria|side effects|risk factors) (?:of|for|between)|(?:signes?|symptomes?|stades?|etapes?|types?|causes?|phases?|difference|role|but|traitement|mecanisme|criteres?|effets secondaires|facteurs de risque) (?:de|du|des|d|entre|pour|a)|how (?:does|do) (?:a|an|the|it|they|nurses?|you|we)|pourquoi (?:est ce que )?(?:le|la|les|l|on|une?)|why (?:does|do|is|are) (?:a|an|the|we|nurses?|patients?))\b/;

/** Somebody in a case, or its reader. */
export const inCase =
  /\b(?:mr|mrs|ms|mme|monsieur|madame|vous|votre|vos|you|your) |\b[a-z]+ (?:[1-9][0-9]?) (?:ans|mois|has|is|was|who|with|in|on|\w+s) |\b[0-9]+ (?:ans|mois|years? old|months? old)\b/;

/** The final question of an exam case. */
export const examQuestion =
  /\b(?:[a-z]+ez vous|faites vous|dites vous|laquelle|lesquels?|lesquelles|lequel|quelle \w+|quel \w+|quels \w+|quelles \w+|que (?:doit|signifie|indique|revele|faut|convient|penser)|qui (?:peux|doit|est)|comment|pourquoi|que en est|(?:what|how|why|when|where|whom?)(?: \w+){0,4} (?:do|does|should|would|will|can|is|are|must) (?:you|the|this|these|it|a|an)|what (?:is|are|does|do|should|would|will|can|must|\w+) |which (?:\w+)|who (?:is|may|can|must))\b[^.?!]*\?[ .]*$/;
