/** Of at least eight characters; shorter ones are refused by their length. Folded like `fold`. */
const common = new Set(
  `12345678 123456789 1234567890 87654321 987654321 0123456789 11111111 00000000 88888888 12341234 12344321 11223344 123123123
  password passw0rd password1 password12 password123 motdepasse motdepasse1 motdepasse123 monmotdepasse azertyuiop azerty123
  azerty12 qwertyuiop qwerty123 qwerty12 qwertyui 1q2w3e4r 1qaz2wsx zaq12wsx q1w2e3r4 asdfghjkl asdfasdf zxcvbnm1 qazwsxedc
  abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 iloveyou iloveyou1 jetaime1 jetaime123 jtmtresfort doudou123 loulou123
  bonjour1 bonjour12 bonjour123 bienvenue bienvenue1 welcome1 welcome123 letmein1 letmein123 administrator administrateur
  admin123 admin1234 princess princess1 princesse princesse1 sunshine sunshine1 soleil123 football football1 baseball hockey123
  superman batman123 pokemon1 dragon123 monkey123 michael1 jennifer charlie1 chocolat chocolat1 chouchou marseille nicolas1
  whatever trustno1 starwars computer internet samsung1 changeme changezmoi changemoi secret123 testtest test1234 demo1234
  nirvana1 canadiens canadiens1 gohabsgo montreal montreal1 montreal514 quebec123 quebec418 tabarnak tabarnak1 poutine1
  infirmier infirmiere infirmiere1 infirmier1 infirmiere123 infirmier123 nursing1 nursing123 student1 etudiant etudiante
  etudiant1 etudiante1 examen123 cegep123 universite hopital1 hopital123 sante123 medecine`.split(/\s+/),
);

/** Lower case without accents. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text only repeats a short piece, or counts up or down letter by letter. */
function isPattern(text: string): boolean {
  if (/^(.{1,3}?)\1+.{0,2}$/u.test(text)) return true;
  const steps = new Set(
    [...text].slice(1).map((letter, index) => (letter.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0)),
  );
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

const SITE = 'revisoins';
const SHORTEST_NAME = 3;
/** What must remain of a password without the names of its account. */
const LEAST_OWN = 5;

/**
 * Why a password is easy to guess: a common one or a plain pattern, possibly with marks at its ends; or
 * little more than names from the account, its e-mail or its site. No rule requires kinds of characters.
 * Pure.
 */
export function passwordWeakness(password: string, names: readonly string[]): 'common' | 'names' | null {
  const folded = fold(password);
  const bare = folded.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if ([folded, bare].some((text) => common.has(text) || isPattern(text))) return 'common';
  const words = [SITE, ...names.flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= SHORTEST_NAME)
    .toSorted((one, other) => other.length - one.length);
  const own = words.reduce((rest, word) => rest.replaceAll(word, ''), folded);
  return own.length < LEAST_OWN && own !== folded ? 'names' : null;
}
