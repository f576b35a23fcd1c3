import type { Language } from '../_shared/language.schema.ts';
import { plain } from './aspects.ts';

/** Everyday words and the bank's words for them; in one language only, where the other's bank uses the word. */
const sayings: readonly (readonly [RegExp, string, Language?])[] = [
  [/\boverdoses?\b/gi, 'surdose', 'fr'],
  [/\bavc\b/gi, 'AVC accident vasculaire cérébral'],
  [/\bcpr\b/gi, 'CPR resuscitation'],
  [
    /(?<![\p{L}])(?:(?:dit|dire|disant|parle|parler|pense|menace) )?(?:(?:qu'(?:il|elle) )?(?:de |veut |vouloir )(?:mourir|se tuer|se suicider|en finir|s'enlever la vie)|(?:de |du |au |le )suicide)(?![\p{L}])/giu,
    'idées suicidaires',
  ],
  [
    /(?<![\p{L}])(?:(?:says?|talks?|talking|thinks?|thinking|threatens?) )?(?:s?he )?(?:(?:wants? )?to (?:die|kill (?:him|her|them)self)|(?:about|of|for|from) (?:suicide|dying|killing (?:him|her|them)self))(?![\p{L}])/giu,
    'suicidal thoughts',
  ],
  [/(?<![\p{L}])(?:en (?:milieu de )?stage|au travail|in clinical|on placement|at work)(?![\p{L}])/giu, ''],
  [
    /(?<![\p{L}])(?:intoxications?|empoisonnements?) (?:aux?|par (?:des?|les?)|à (?:un|des)) (?:opiacés?|opioïdes?|narcotiques?)(?![\p{L}])/giu,
    'surdose opioïdes',
  ],
  [/(?<![\p{L}])(?:opiacés?|narcotiques?)(?![\p{L}])/giu, 'opioïdes'],
  [/\b(?:opiates?|narcotics?)\b/gi, 'opioid'],
  [
    /\b(?:opioid (?:poisoning|intoxication)|(?:poisoning|intoxication) (?:by|with|from) opioids?)\b/gi,
    'opioid overdose',
  ],
  [
    /(?<![\p{L}])isolement (?:de |en |par |pour )?(?=contact|gouttelettes|aérien|respiratoire)/giu,
    'précautions ',
  ],
  [/\b(contact|droplet|airborne) isolation\b/gi, '$1 precautions'],
  [/(?<![\p{L}])(?:plaies?|ulcères?) (?:de )?(?=stade)/giu, 'lésion de pression '],
  [
    /\b(?:wounds?|ulcers?|sores?)(?=,? stage)|(?<=stage (?:[1-4]|i{1,3}|iv) )(?:wounds?|ulcers?|sores?)\b/gi,
    'pressure injury',
  ],
  [/(?<![\p{L}])anaphylaxie(?![\p{L}])/giu, 'réaction anaphylactique'],
  [/\banaphylaxis\b/gi, 'anaphylactic reaction'],
  [/\b(?:escarres?|plaies? de (?:pression|lit))\b/gi, 'lésion de pression'],
  [/\b(?:bedsores?|(?:pressure|decubitus) (?:ulcers?|sores?))\b/gi, 'pressure injury'],
  [/\b(?:rcr|rcp|r\.c\.[rp]\.?)\b/gi, 'RCR réanimation'],
  [/\btension artérielle\b/gi, 'pression artérielle'],
  [/\btempérature (?:corporelle|du corps)(?![\p{L}])/giu, 'température'],
  [/\bbody temperature\b/gi, 'temperature'],
  [/\br[oô]le (?:de |d')(?:l'|une? )?infirmi(?:ère|er)s? auxiliaires?/gi, 'activité réservée'],
  [/\brole of (?:the |an? )?auxiliary nurses?\b/gi, 'reserved activity'],
  [/\bprises? de sang\b/gi, 'prélèvement sanguin'],
  [/\benlev(?:e|er|é|és|ant)(?![\p{L}])/giu, 'retrait'],
  [/\btylenol\b/gi, 'acetaminophen acétaminophène'],
  [
    /\b(?:(?:sucre|glycémie) (?:trop )?bas(?:se)?|baisse de (?:sucre|la glycémie)|low (?:blood )?(?:sugar|glucose))\b/gi,
    'hypoglycémie hypoglycemia',
  ],
  [
    /\b(?:(?:sucre|glycémie) (?:trop )?(?:haute?|élevée?)|high (?:blood )?(?:sugar|glucose))(?![\p{L}])/giu,
    'hyperglycémie hyperglycemia',
  ],
  [/\bcrise cardiaque|infarctus\b/gi, 'douleur thoracique'],
  [/\bheart attack\b/gi, 'chest pain'],
  [/\bheart rate\b/gi, 'pulse'],
  [
    /\b(?:lave[rz]?|lavage|laves|nettoyer) (?:(?:se|les|des|ses|mes|tes|vos|nos) )*mains\b/gi,
    'hygiène des mains',
  ],
  [/\b(?:(?:hand|hands) ?washing|wash(?:ing)? (?:my |your |the )?hands?)\b/gi, 'hand hygiene'],
  [/(?:\bs'|\b)(?:étouffe|étouffer|étouffé|étouffent)(?![\p{L}])/giu, 'désobstruer voies respiratoires'],
];

export function inBankWords(text: string, language: Language): string {
  return sayings.reduce(
    (said, [saying, words, only = language]) => (only === language ? said.replace(saying, words) : said),
    text.replaceAll('’', "'"),
  );
}

/** Related terms that are not synonyms: where the bank does not cover the one, it may cover the other. */
const kin: readonly (readonly [RegExp, Readonly<Record<Language, readonly string[]>>])[] = [
  [
    /braden|lesion de pression|pressure injur|escarre|pansement|plaie|ulcere|wound|dressing|bedsore|ulcer/,
    { fr: ['lésion de pression', 'stérile'], en: ['pressure injury', 'sterile'] },
  ],
  [
    /angine|angina|infarctus|nitro|coronar|heart attack/,
    {
      fr: ['douleur thoracique', 'nitroglycérine', 'aspirine conseillée'],
      en: ['chest pain', 'nitroglycerin', 'aspirin'],
    },
  ],
  [/opia|opio|narcot|morphine|hydromorphone|fentanyl|codeine/, { fr: ['opioïdes'], en: ['opioid'] }],
  [
    /suicid|automutil|self.harm|mourir/,
    {
      fr: ['idées suicidaires', 'danger suicidaire', 'situation de crise'],
      en: ['suicidal thoughts', 'danger of suicide', 'crisis'],
    },
  ],
  [
    /asthm|mpoc|copd|emphysem|bronchit|dyspn|essouffl|oxyg/,
    {
      fr: ['dyspnée', 'aérosol', 'oxygénothérapie', 'épuisement respiratoire'],
      en: ['dyspnea', 'inhaler', 'oxygen', 'respiratory exhaustion'],
    },
  ],
  [
    /diabet|glycemi|glycaemi|insulin|sucre bas|blood sugar/,
    { fr: ['hypoglycémie', 'hyperglycémie', 'insuline'], en: ['hypoglycemia', 'hyperglycemia', 'insulin'] },
  ],
  [/\b(?:morse|chutes?|falls?)\b/, { fr: ['chute'], en: ['fall', 'falls'] }],
  [/isolement|isolation|precaution|contagi/, { fr: ['précautions'], en: ['precautions'] }],
  [
    /injection|injecter|inject|seringue|syringe|aiguille|needle|vaccin/,
    { fr: ['injection', 'seringue'], en: ['injection', 'syringe'] },
  ],
  [
    /sonde|catheter|foley|diurese|urinair|urinary/,
    {
      fr: ['sonde urinaire', 'drainage urinaire', 'condom urinaire', 'cathétérisme'],
      en: ['urinary catheter', 'urinary drainage', 'condom catheter', 'catheterization'],
    },
  ],
  [/stomie|stoma|ostomy/, { fr: ['stomie', 'iléostomie'], en: ['stoma', 'ostomy', 'ileostomy'] }],
  [
    /thrombo|phlebite|embolie|caillot|\bclot|\bdvt\b/,
    { fr: ['phlébite', 'embolie pulmonaire'], en: ['vein thrombosis', 'pulmonary embolism'] },
  ],
  [
    /thyro/,
    {
      fr: ['thyroïdienne', 'hyperthyroïdie', 'thyroïdectomie'],
      en: ['thyroid', 'hyperthyroidism', 'thyroidectomy'],
    },
  ],
  [/convuls|epilep|seizure/, { fr: ['crise convulsive'], en: ['seizure'] }],
  [
    /alzheimer|demence|dementia|delirium/,
    { fr: ['délirium', 'Alzheimer', 'démence'], en: ['delirium', 'Alzheimer', 'dementia'] },
  ],
  [
    /douleur|\bpain\b|\beva\b|analges/,
    { fr: ['évaluer douleur', 'échelle de douleur'], en: ['assess pain', 'pain scale'] },
  ],
  [
    /pression arterielle|hypertens|hypotens|blood pressure/,
    { fr: ['pression artérielle'], en: ['blood pressure'] },
  ],
  [
    /ponction|prise de sang|prelevement|veinepuncture|venipuncture|blood (?:draw|sample)/,
    { fr: ['prélèvement', 'fistule'], en: ['sample', 'fistula'] },
  ],
  [/hemorrag|saigne|bleed|hemorrhag/, { fr: ['saignement', 'hémorragie'], en: ['bleeding', 'hemorrhage'] }],
];

/** Subjects related to those of a text, for finding similar questions; empty when none is known. */
export function relatedWords(text: string, language: Language): readonly string[] {
  const asked = plain(text);
  return kin.flatMap(([subject, phrases]) => (subject.test(asked) ? phrases[language] : []));
}
