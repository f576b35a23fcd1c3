import type { Language } from '@revisoins/i18n';
import { closestOptions } from './closest-options.ts';
import { plainWords } from '../hearing/plain-words.ts';

export type Command = 'next' | 'repeat' | 'pause' | 'stop' | 'skip';

export type Understood =
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'command'; readonly command: Command }
  /** It may mean any of these options, or is not certain enough: we never guess. */
  | { readonly kind: 'unclear'; readonly between: readonly number[] }
  /** It contains no answer. */
  | { readonly kind: 'no-match' };

interface Forms {
  readonly commands: Readonly<Record<Command, RegExp>>;
  /** Phrases that people put around an answer. */
  readonly before: RegExp;
  readonly after: RegExp;
  /** Announces that a letter or a number follows: it may then sound like any word. */
  readonly marker: RegExp;
  /**
   * How recognisers spell each letter when it is spoken alone, and spellings that mean it only after a
   * marker.
   */
  readonly letters: readonly (readonly string[])[];
  readonly lettersAfterMarker: readonly (readonly string[])[];
  readonly ordinals: readonly RegExp[];
  readonly numbers: readonly (readonly string[])[];
  readonly not: RegExp;
}

const fr: Forms = {
  commands: {
    next: /^(?:(?:la )?(?:question )?(?:suivante?|prochaine)|question suivante|on continue|continue[rz]?|allez)$/,
    repeat:
      /^(?:repete[rz]?|(?:repete[rz]?|redi(?:s|tes)|reli[st]|relisez)(?: la question)?|encore(?: une fois)?|pardon)$/,
    pause: /^(?:pause|attend(?:s|ez)?|un (?:instant|moment)|une (?:minute|seconde)|fai(?:s|tes) une pause)$/,
    stop: /^(?:stop|arret(?:e|es|ez|er)|on arrete|termine[rz]?|fini(?:r)?|c est (?:tout|fini|termine))$/,
    skip: /^(?:(?:je )?(?:ne )?(?:le )?sais pas|aucune idee|(?:je )?passe|je donne ma langue au chat)$/,
  },
  before:
    /^(?:(?:euh|hum|ben|bien|bon|alors|donc|ok|okay|oui|thalia|je (?:dis|dirais|pense|crois|choisis|prends|reponds|vais (?:dire|prendre|choisir))|(?:que )?c est|ce serait|ca serait|que|ma reponse(?: est)?) )+/,
  after: /(?: (?:s il (?:te|vous) plait|svp|merci|thalia|je (?:pense|crois|dirais)))+$/,
  marker:
    /^(?:(?:la |le |l |ma )?(?:bonne )?(?:reponse|option|lettre|choix|numero|proposition)(?: (?:est|c est))?) (?:la |le |l )?/,
  letters: [['a'], ['b', 'be', 'bee'], ['c', 'ce', 'se', 'ces', 'ses', 'cee'], ['d', 'de', 'des', 'dee']],
  lettersAfterMarker: [['ah', 'as', 'ha'], ['bebe'], ['c est', 'sait', 's est', 'sais'], ['dai', 'deux d']],
  ordinals: [
    /^(?:la |le )?(?:premiere?|1re|1ere|1er)(?: (?:reponse|option|choix|proposition))?$/,
    /^(?:la |le )?(?:deuxieme|seconde?|2e|2eme)(?: (?:reponse|option|choix|proposition))?$/,
    /^(?:la |le )?(?:troisieme|3e|3eme)(?: (?:reponse|option|choix|proposition))?$/,
    /^(?:la |le )?(?:quatrieme|4e|4eme|derniere?)(?: (?:reponse|option|choix|proposition))?$/,
  ],
  numbers: [
    ['1', 'un', 'une'],
    ['2', 'deux'],
    ['3', 'trois'],
    ['4', 'quatre'],
  ],
  not: /\b(?:pas|non|sauf|ni)\b/,
};

const en: Forms = {
  commands: {
    next: /^(?:(?:the )?next(?: (?:one|question))?|continue|go on|carry on|move on)$/,
    repeat:
      /^(?:repeat(?: (?:that|it|the question))?|(?:say|read) (?:that|it) again|again|once more|pardon|sorry)$/,
    pause: /^(?:pause|wait|hold on|one (?:moment|second|minute)|take a break)$/,
    stop: /^(?:stop|quit|finish|end|i m done|that s (?:all|it))$/,
    skip: /^(?:i (?:don t|do not) know|no idea|pass|skip(?: it)?|i pass)$/,
  },
  before:
    /^(?:(?:uh|um|hmm|er|well|so|ok|okay|yes|thalia|i (?:say|think|guess|choose|pick|would say|d say|believe|ll (?:take|say|go with))|it s|it is|that s|my answer(?: is)?|i think it s) )+/,
  after: /(?: (?:please|thanks|thank you|thalia|i (?:think|guess|believe)))+$/,
  marker:
    /^(?:(?:the |my )?(?:right |correct )?(?:answer|option|letter|choice|number)(?: (?:is|s))?) (?:the )?/,
  letters: [['a'], ['b', 'be', 'bee'], ['c', 'see', 'sea', 'cee'], ['d', 'dee']],
  lettersAfterMarker: [['ay', 'eh', 'hey'], ['beat'], ['si', 'she'], ['the', 'di']],
  ordinals: [
    /^(?:the )?(?:first|1st)(?: (?:one|answer|option|choice))?$/,
    /^(?:the )?(?:second|2nd)(?: (?:one|answer|option|choice))?$/,
    /^(?:the )?(?:third|3rd)(?: (?:one|answer|option|choice))?$/,
    /^(?:the )?(?:fourth|4th|last)(?: (?:one|answer|option|choice))?$/,
  ],
  numbers: [
    ['1', 'one'],
    ['2', 'two'],
    ['3', 'three'],
    ['4', 'four'],
  ],
  not: /\b(?:not|no|except|nor)\b/,
};

const forms = { fr, en } as const;

const unclear = (between: readonly number[]): Understood => ({ kind: 'unclear', between });
const chosen = (options: readonly number[]): Understood =>
  options.length === 1 ? { kind: 'option', option: options[0] as number } : unclear(options);

/**
 * Interprets the reply of somebody who has heard four options: a letter, a rank, the words of an option, or a
 * command. `heard` is the recogniser's transcript, with its mistakes. Never guesses: two meanings are
 * 'unclear'.
 */
export function understandAnswer(heard: string, options: readonly string[], language: Language): Understood {
  const form = forms[language];
  const whole = plainWords(heard);
  if (whole === '') return { kind: 'no-match' };
  const same = options.flatMap((option, index) => (plainWords(option) === whole ? [index] : []));
  if (same.length > 0) return chosen(same);

  const said = whole.replace(form.after, '').replace(form.before, '');
  for (const [command, pattern] of Object.entries(form.commands))
    if (pattern.test(said) || pattern.test(whole)) return { kind: 'command', command: command as Command };

  const named = letterOrRank(said, form);
  const worded = closestOptions(named?.besides ?? said, options, language);
  if (named !== null) {
    // 'Deux' may mean the second option, or an option that contains the number two.
    if (named.isCertain || worded.options.length === 0) return chosen(named.options);
    return chosen([...new Set([...named.options, ...worded.options])]);
  }
  if (worded.options.length === 0) return { kind: 'no-match' };
  return worded.isCertain ? chosen(worded.options) : unclear(worded.options);
}

interface Named {
  readonly options: readonly number[];
  /** The other words cannot change it. */
  readonly isCertain: boolean;
  /** The remaining words. */
  readonly besides?: string;
}

/** The letters or ranks in a reply that contains nothing else; null when there are other words. */
function letterOrRank(said: string, form: Forms): Named | null {
  const afterMarker = said.replace(form.marker, '');
  const isMarked = afterMarker !== said;
  const rest = afterMarker.replace(/ (?:comme|pour|as in|for) [a-z]+$/, '');
  const rank = form.ordinals.findIndex((pattern) => pattern.test(rest));
  if (rank !== -1) return { options: [rank], isCertain: true };
  const find = (kinds: readonly (readonly string[])[], word: string) =>
    kinds.findIndex((written) => written.includes(word));
  const number = find(form.numbers, rest);
  if (number !== -1) return { options: [number], isCertain: isMarked };
  const letter = find(form.letters, rest);
  if (letter !== -1) return { options: [letter], isCertain: true };
  if (isMarked) {
    const sounded = find(form.lettersAfterMarker, rest);
    if (sounded !== -1) return { options: [sounded], isCertain: true };
  }
  return severalLetters(rest, form, isMarked);
}

/** 'B ou C', 'pas B', 'B, non, C': letters that leave open which one is meant. */
function severalLetters(rest: string, form: Forms, isMarked: boolean): Named | null {
  const words = rest.split(' ');
  const letters = words.flatMap((word) =>
    'abcd'.includes(word) && word.length === 1 ? ['abcd'.indexOf(word)] : [],
  );
  const others = words.filter((word) => !/^[abcd]$/.test(word) && !/^(?:ou|or|et|and|la|le|the)$/.test(word));
  if (letters.length === 0) return null;
  if (others.every((word) => form.not.test(word)))
    return { options: others.length === 0 ? [...new Set(letters)] : [0, 1, 2, 3], isCertain: true };
  // 'Réponse B, hydrater la personne': the letter decides, unless the words contradict it.
  return isMarked && /^[abcd]$/.test(words[0] ?? '')
    ? { options: letters.slice(0, 1), isCertain: false, besides: words.slice(1).join(' ') }
    : null;
}
