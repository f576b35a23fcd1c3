import { plain } from './plain.ts';
import type { FoundEntry } from './search-entries.ts';

interface Aspect {
  readonly asked: RegExp;
  /** How a text mentions it. */
  readonly mentioned: RegExp;
}

const LENGTH_OF_TIME =
  /\b(?:secondes?|seconds?|minutes?|heures?|hours?|jours?|days?|daily|semaines?|weeks?|mois|months?|ans?|annees?|years?|fois|times|quart|shift|toujours|always)\b|\b(?:every|each|chaque|aux) /;

/**
 * Aspects that a text cannot answer without a certain kind of word: an entry about the right subject that
 * lacks it answers another question.
 */
const aspects: readonly Aspect[] = [
  {
    asked:
      /\b(?:combien de (?:temps|fois|jours|semaines)|(?:a )?quelle frequence (?:faut|doit|on|faire|changer)|how (?:long|often|many times)|duree)\b/,
    mentioned: LENGTH_OF_TIME,
  },
  { asked: /\b(?:(?:quel|kel) age|what age|how old|which age)\b/, mentioned: LENGTH_OF_TIME },
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
    asked: /\b(?:causes?|facteurs? de risque|risk factors?)\b/,
    mentioned:
      /\b(?:caus\w+|due?s? (?:a|au|aux|to|surtout|mostly)|facteurs?|factors?|favoris\w+|favou?r\w*|risques?|risks?|parce|because|apres|after|lack|manque)\b/,
  },
  {
    asked: /\b(?:traite\w+|treat\w*)\b/,
    mentioned:
      /\b(?:traite\w*|treat\w*|medic\w+|donner|give|prescri\w+|ordonnance|gouttes|drops|chirurg\w+|surg\w+|oper\w+|insulin\w*|ox[iy]g\w+|antib\w+|repos|rest)\b/,
  },
  {
    asked: /\bcomplications?\b/,
    mentioned: /\b(?:complications?|risques?|risks?|abime|damages?|peut (?:mener|causer|donner))\b/,
  },
  {
    asked: /\b(?:contre-? ?indications?|contraindications?)\b/,
    mentioned: /\b(?:contre-? ?indi\w+|contraindi\w+|jamais|never|evit\w+|avoid|pas (?:de|sur)|not)\b/,
  },
];

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
