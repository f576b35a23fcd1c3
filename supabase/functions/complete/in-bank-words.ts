/** How people say it, and how the bank does. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/\bavc\b/gi, 'AVC accident vasculaire cérébral'],
  [/\bcpr\b/gi, 'CPR resuscitation'],
  [/(?<![\p{L}])(?:dit |disant )?(?:qu'(?:il|elle) )?veut mourir|(?<![\p{L}])(?:says? )?(?:s?he )?wants? to die(?![\p{L}])/giu, 'idées suicidaires suicidal'],
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
  [/\b(?:sucre (?:trop )?bas|baisse de sucre|low (?:blood )?sugar)\b/gi, 'hypoglycémie hypoglycemia'],
  [/\b(?:sucre (?:trop )?(?:haut|élevé)|high (?:blood )?sugar)\b/gi, 'hyperglycémie hyperglycemia'],
  [/\bcrise cardiaque|infarctus\b/gi, 'douleur thoracique'],
  [/\bheart attack\b/gi, 'chest pain'],
  [/\bheart rate\b/gi, 'pulse'],
  [/\b(?:lave[rz]?|lavage|laves|nettoyer) (?:(?:se|les|des|ses|mes|tes|vos|nos) )*mains\b/gi, 'hygiène des mains'],
  [/\b(?:(?:hand|hands) ?washing|wash(?:ing)? (?:my |your |the )?hands?)\b/gi, 'hand hygiene'],
  [/(?:\bs'|\b)(?:étouffe|étouffer|étouffé|étouffent)(?![\p{L}])/giu, 'désobstruer voies respiratoires'],
];

export function inBankWords(text: string): string {
  return sayings.reduce((said, [saying, words]) => said.replace(saying, words), text.replaceAll('’', "'"));
}
