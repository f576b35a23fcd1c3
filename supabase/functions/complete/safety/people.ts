import { words } from './words.ts';

// Applied to a folded text: see fold.ts.
export const near = words(`
  mere pere parents? frere freres soeur soeurs fils fille filles garcon garcons gars enfants? bebes? nourrisson petite? petits jumeaux jumelles? grand.?mere grand.?pere grand.?maman grand.?papa mamie papi papy mamy meme pepe memere pepere
  oncle tante matante mononcle cousine? cousins niece neveu beau.?pere belle.?mere beau.?frere belle.?soeur beau.?fils belle.?fille filleule? marraine parrain famille
  chum blonde copain copine conjointe? mari femme epoux epouse fiancee? ex partenaire amoureux amie? amis amies meilleure? ami best coloc colocataire voisine? voisins ado adolescente?
  collegue collegues boss patron patronne superieure? gestionnaire maitre proprio gardienne chauffeur coach entraineur cure pretre prof etudiante?
  mother father parents? brother brothers sister sisters son sons daughter daughters boy girl girls kids? child children baby babies toddler newborn infant twins?
  grandmother grandfather grandparents? grandson granddaughter grandkids? uncle aunt auntie cousins? niece nephew stepfather stepmother stepdad stepmom stepson stepdaughter stepbrother stepsister in.?laws? family
  boyfriend girlfriend husband wife fiance fiancee partner spouse ex friend friends buddy roommate roomie flatmate housemate neighbou?rs? teen teenager classmate coworkers? colleagues? boss manager supervisor preceptor landlord babysitter coach priest date crush lab.?partner
`);
const cared = words(
  'patiente? patients patientes residente? residents residentes cliente? clients clientes usagere? usagers beneficiaires? beneficiere monsieur madame dame patient patients resident residents client clients lady ladies charge',
);
const adjective =
  '(?:(?:meilleure?|petite?|grande?|vieux|vieille|pauvre|jeune|propre|premier|ancien|ancienne|futur|nouveau|nouvelle|best|little|older|younger|big|old|elderly|poor|dear|own|ex|late|close|good|great|first|baby|twin|step|half|home care|[a-z]+ (?:year|month|week|day)s? old|[0-9]+ (?:ans|year|month|week|day)s?(?: old)?|[0-9]+ ?(?:yo|y o|mo)|whole|entire) )*';
const mine = '(?:mon|ma|mes|notre|nos|my|our|me)';

/** Somebody close to the writer. */
export const ownPerson = new RegExp(
  `\\b(?:${mine} ${adjective}(?:${near})|(?:une?|one) (?:de mes|de nos|of my|of our) ${adjective}(?:${near})|(?:my|our|mon|ma) [a-z]+ s (?:${near})|${mine} ${adjective}(?:[a-z0-9]+ )?(?:years?|months?|weeks?) olds?|(?:papi|mamie|grand.?maman|grand.?papa|memere|pepere|mamy))\\b`,
);
/** Somebody in the writer's care. */
export const ownPatient = new RegExp(
  `\\b(?:${mine} ${adjective}(?:${cared})|(?:une?|one) (?:de mes|de nos|of my|of our) ${adjective}(?:${cared})|(?:la|le) (?:${cared}) que je (?:ai|suis|soigne|garde)|je (?:ai|avais) une? (?:${cared})|i (?:have|got|had) a (?:${cared}))\\b`,
);
/** A patient, whoever cares for them: 'un patient', 'the resident', 'pt fell'. */
export const anyPatient =
  /(?:^ | (?:une?|le|la|les|des|mon|ma|mes|notre|nos|a|an|the|my|our) )(?:[a-z]+ )?(?:patiente?s?|residente?s?|usagere?s?|beneficiaires?|clientes?|clients?)\b/;
/** Somebody in the writer's sight. */
export const somebody = new RegExp(
  `\\b(?:(?:une?|le|la|les|des|ce|cet|cette|the|a|an|some|this|that|another|two|deux) ${adjective}(?:${near}|${cared}|personne|homme|gars|gens|monde|type|client|prepose|preposee|infirmiere?|auxiliaire|medecin|nouveau ne|passager|enfant|aine|aidante?|person|man|guy|woman|dude|orderly|nurse|psw|aide|doctor|staff|people|stranger|passenger|student|driver|elderly)|someone|somebody|quelqu un|mr|mrs|ms|mister|mme|monsieur|madame|(?:patiente?|residente?|cliente?|usager)(?: \\w+){0,4} (?:is|has|had|fell|was|a|est|fait|se|refuse|just|qui|chok\\w+|not))\\b`,
);
/** The writer. */
export const self =
  /\b(?:je|moi|me|i|mine|miens?|miennes?|myself|we|us|on (?:est|a|etait)(?! \w+ (?:the|of|and|with|who|is))(?=(?: \w+)* (?:le|la|les|pas|plus|mal|tous|pis|et|dans|etourdi\w*|malades?)\b)|on (?:vient|sait|sais|trouve|entend|vois|se parle|peux plus|fait quoi|fais quoi|me|est (?:seule?s?|prise?s?)|a (?:une?|trouve|pris|donne|eu|vu|tous|toutes|tout|essaye|mal|le|la|les)(?! (?:quiz|test))))\b/;
/** The writer's own things. */
export const own = /\b(?:mon|ma|mes|my|notre|nos|our)\b/;
/** Somebody who was named before, or is in front of the writer. */
export const pronoun = /\b(?:il|elle|lui|he|she|they|him|her|them)\b/;
export const possessive =
  /\b(?:his|her|sa (?:temperature|tension|pression|glycemie|saturation|respiration|fievre|tete|bouche|gorge|peau|jambe|main|face|langue|chambre|mere|vie)|sa pupille|ses (?:levres|yeux|mains|jambes|pupilles|pilules|medicaments|bras|poignets))\b/;
/** The writer as an implied subject: 'took too many', 'mal dans poitrine'. */
export const elided =
  /^ (?:just |been |i )?(?:took|taken|been|feeling|thinking|having|lost|got|woke|started|could not|can not|bleeding|throwing|puking|coughing|swallowed|drank|ate|fell|hit|cut|burned|starving|pris|avale|tombee?|envie|tannee?|trop|bu|mange|mal (?:au|a|dans|de)|plus (?:envie|capable|de force))\b/;
/** Somebody does something, or something happens to somebody. */
export const happening =
  /\b(?:a|ont|est|sont|etait|vient|is|was|were|are|has|had|keeps?|got|just|\w{3,}ed|se fait|fait)\b/;
