import { dictionary } from '@zxcvbn-ts/language-common';

/** Lower case without accents. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * What people here begin a password with, folded: it is as common as the lists of leaked passwords, which are
 * mostly English.
 */
const QUEBEC_WORDS =
  `accueil adieu alouette amour amoureuse amoureux anglais anniversaire annee apprendre apprentie arcenciel argent
  arsenault aout automne auxiliaire avril azerty beaute beauce bebe bergeron bienvenue bijou biscuit bisous bonheur bonjour
  bonsoir boreale bouchard caisse calice calisse calvaire canada canadien canadiens capitaine caribou cegep chambly chanson
  charlevoix chaton chatte cheval cheveux chicoutimi chien chienne chocolat chouchou chouette chirurgie clinique coccinelle
  college concombre copain copine cote coucou couronne crisse dauphin decembre demonstration desjardins dimanche docteur doudou
  drapeau drummondville ecole enfants ensemble erable espoir essai estrie etoile etudiant etudiante etudiants etudier etude
  examen examens famille farine fevrier fleur fleurdelys foret formation fournier francais francaise fraise frimousse fromage gohabsgo
  gagnon garneau gaspesie gatineau granby grenouille gretzky habitant habitants habs hiver hochelaga hockey hopital hydro
  infirmier infirmiere infirmieres infirmiers internet jacinthe janvier jardin jetaime jeudi joliette jonquiere juillet juin
  jtaime laurentides laval lavallee levis licorne limoilou loulou lumiere lundi lune maisonneuve maman mamour marde mardi
  mario marguerite marmotte mauricie medecin medecine medicament mercredi minou minuit mitaine moncompte monamour moncheri montagne
  montreal motdepasse monmotdepasse musique mystere neige nordiques novembre nounours nuage octobre oiseau orange orignal ostie
  ouistiti outaouais papa papillon paradis passe passoire patate patient patiente patients pediatrie pharmacie pitou piscine
  poisson pomme poupee poutine princesse printemps prive professeur puceron quebec quebecois quebecoise quebecoises reussir reussite revision
  reviser rimouski rosemont roxane saguenay samedi saintjean salut sante secret secrete semaine septembre sherbrooke soccer soin soins
  soeur soignant soignante sourire soleil souris stage stagiaire stethoscope tabarnak tabarnac tabarnouche tempete tigresse tortue
  troisrivieres universite uqam uqtr urgence urgences vacances vanille vendredi vedette verdun victoriaville vie ville
  voiture voyage`.split(/\s+/);

const common = new Set([...dictionary['passwords-common'], ...QUEBEC_WORDS].map(fold));

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};
/** `digitOne` is the letter that the digit 1 stands for. */
const spell = (text: string, digitOne: string): string =>
  [...text].map((character) => (character === '1' ? digitOne : (LEET[character] ?? character))).join('');

/** A text as it is, and as the words that digits and marks may stand for. */
const spellings = (text: string): string[] => [text, spell(text, 'i'), spell(text, 'l')];

/** Whether a text only repeats a piece, or counts up or down letter by letter. */
function isPattern(text: string): boolean {
  if (/^(.{1,3}?)\1+.{0,2}$/u.test(text) || /^(.+?)\1+$/u.test(text)) return true;
  const steps = new Set(
    [...text].slice(1).map((letter, index) => (letter.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0)),
  );
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Rows of keyboards, and the ways down across them; of QWERTY and AZERTY. */
const WALKS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1aqw2zsx3edc4rfv5tgb6yhn7uj8ik9ol0pm',
].flatMap((walk) => [walk, [...walk].toReversed().join('')]);
const SHORTEST_STEP = 3;

/** Whether a text consists of walks over a keyboard. */
function isWalk(text: string): boolean {
  for (let at = 0; at < text.length;) {
    let end = text.length;
    while (end > at && !WALKS.some((walk) => walk.includes(text.slice(at, end)))) end -= 1;
    if (end - at < SHORTEST_STEP) return false;
    at = end;
  }
  return true;
}

/**
 * Whether a text is a common word, as it is or with a few digits and marks around it: a year, a number, an
 * exclamation mark.
 */
function isCommon(text: string): boolean {
  if (spellings(text).some((spelled) => common.has(spelled))) return true;
  const [, word = '', after = ''] = /^[^\p{L}]{0,4}?((?:\p{L}.*)?\p{L})([^\p{L}]*)$/u.exec(text) ?? [];
  if (!/^[\W_]{0,3}(?:\d{1,4}|\d{6}|\d{8})?[\W_]{0,3}$/.test(after)) return false;
  return word !== text && spellings(word).some((spelled) => common.has(spelled) || isPattern(spelled));
}

/** How many characters of a password are checked: few people share a longer one. */
const MOST_CHARACTERS = 100;
const SITE = 'revisoins';
const SHORTEST_NAME = 3;
/** What must remain of a password without the names of its account. */
const LEAST_OWN = 5;

/**
 * Why a password is easy to guess: a common one, a pattern or a walk over the keyboard, possibly spelled with
 * digits, with a year or marks around it; or little more than names from the account, its e-mail or its site.
 * No rule requires kinds of characters. Pure.
 */
export function passwordWeakness(password: string, names: readonly string[]): 'common' | 'names' | null {
  const folded = fold(password.slice(0, MOST_CHARACTERS));
  const bare = folded.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  // What joins the words of `mot de passe` or `hiver-2026`.
  const joined = bare.replaceAll(/[\s._-]+/gu, '');
  if ([folded, bare, joined].some((text) => isCommon(text) || isPattern(text) || isWalk(text)))
    return 'common';
  const words = [SITE, ...names.flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= SHORTEST_NAME)
    .toSorted((one, other) => other.length - one.length);
  const own = words.reduce((rest, word) => rest.replaceAll(word, ''), folded);
  if (own === folded) return null;
  return own.length < LEAST_OWN || isPattern(own) || isWalk(own) ? 'names' : null;
}
