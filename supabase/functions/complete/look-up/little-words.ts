import type { Language } from '../../_shared/language.schema.ts';
import { isSlip } from './is-slip.ts';

const listed = (words: string) => new Set(words.trim().split(/\s+/));

/** Question words, spelled correctly or mistyped: they carry nothing about the subject. Without accents. */
const asking: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: listed(`
    ya truc trucs conseil conseils pk pkoi pcq cb cmb lesquels lesquelles laquelle jen jmets jfais jdois pt a ai aide aider aidez aimerais ainsi alors apropos as attendu attendue attendus attendues au aucun aussi autre autres aux avec avoir ayant bah ben bien bonjour bonsoir
    que cas case sur parait vs versus manuel manuelle simple rapide rapidement typique moyen moyenne habituel habituelle courants bonne c ca cad car ce cela celle celles celui ceux ces cest cet cette chaque chez chose choses ck coment comen comment comme comprendre
    comprends concernant concretement connaitre consiste courant courante d dans de deja depuis des deux devant dire dis dit dites dois doit
    doivent donc donner donne dont du dune dun durant effectue effectuer encadre encadrer elle elles en encore entre es esce est et etant etre
    etait ete etes eu eux evaluer exactement existe expliquer explique expliquez fait faire fais faite faites faut font general generalement
    genre hein ici il ils infirmier infirmiere infirmieres j jai je jpeux jsuis juste k ka kan kand ke kel kelle kelles kels kes kess keske
    kesse ki kil kils koi kon kwa l la laquelle le les lequel leur leurs lors lorsque lui m ma madame mais me meme mes merci mieux moi
    moins mon monsieur montre montrer n ne ni nomme nommer nommez non nos notre nous on ont ou oui par parce parle parlemoi parler
    parlez parmi partir pas peu peut peuvent peux pi pis plait plus point possible pour pourquoi pourrais pourriez pouvez prendre prend prends
    prof profs q qqun qu quand quelle quelles quel quels quelqu quelque quelques quen quelquun ques quest questce qui quil quils quoi quon
    rappel rappelle rappelez s sa sais sait salut sans savez savoir se selon sen sera serait ses si sil sinon sois soit son sont stage
    stp suis suivant svp t tas te tel telle tes thalia toi ton tous tout toute toutes tres tu un une usager usagere vais va vas vers
    veut veu veux vises viser vise voici voila voir vois vos votre voudrais voulez vous vraiment y
    client cliente clients patient patiente patients patien personne personnes persone persones resident residente residents gens
    quelquun atteint atteinte atteints atteintes parle monde mot question questions prof cours examen reponse juste lettre lettres principal principale principales principaux
    important importante importants importantes concerne necessaire besoin
    arrive arriver arrivent laisse laisser laissez rentre rentrer rentrez sort sortir tient tenir tiens reste rester devient devenir
    dure durer durent passe passer trouve trouver suivre suit cherche chercher essayer essaye remplir remplit remplissez croire croit pense penser appelle appeler
    souvent normalement habituellement seul seule seuls trop grave graves longtemps
    exemple exemples donnez recevoir recoit recoivent recu recue
    commence commencer commencent requis requise requises obligatoire recommande met mets mettre mettez fois serique seriques`),
  en: listed(`
    wont didnt doesnt wasnt havent hasnt shouldnt tip tips pt pts ppl cuz whats case cases sided vs v versus stand stands considered consider sure shure even letters perform performed under manual manually basic simple quick typical
    average regular usual usually common happen wipe proper safe safely a about abot actually advice all also am an and any anyone anything are arent as ask at be been being but by can cant cannot could
    d describe did do does doing done dont each else en etc ever every example exactly explain explane for from get gets getting give
    given gives go going gonna got had has have having he help her here hey hi him his how hows i id if ill im in into is isnt it its
    ive just kind know known learn let like list lot m main many may me mean meaning means meant might more most much must my n name
    need needed needs no not now nurse nurses nursing of off ok on once one ones only or other our out over own people person persons
    patient patients patiant client clients resident residents please pls plz possible r really regarding remember right s say see
    shall she should shud so some someone somebody something sort such supposed t take taken takes teach tell than thanks thank that
    thats the teh their them then there these they thing things this those thru to too u up us use used uses using usually ur very
    wanna want wants was wat wats way ways we well were wen wha what whats when where wheres wear which witch while who whos whose why
    will with word words would wud you youre your 
    never always best better leave leaves leaving keep keeps hold bad good okay try tries find finds found
    isn aren don doesn didn won wouldn shouldn couldn hasn haven wasn weren examples without stay stays set
    going goes come comes comming start started starting feel feels safely serious normally alone else
    called calling call someones somebodys anyones lots helps helping mess messes messed matter matters super stuff gotta
    likely says saying tells told allowed make makes made receive receives receiving apart put puts putting serum required recommended starts starting begin begins
    themself themselves himself herself myself yourself itself`),
};

/**
 * Words for an aspect of a subject: they help choose between entries, and are never the subject themselves.
 * Without accents.
 */
const sides: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: listed(`
    intervenir intervient interviens signe signes sign symptome symptomes simptome simptomes manifestation manifestations normal normale normales normaux valeur valeurs etape etapes
    diff difference differences diference distinguer distinction comparer compare definition definir signifie signification sens cause causes
    causer effet effets secondaire secondaires indesirable indesirables traitement traiter soin soins soigner prevention prevenir eviter
    role combien taux type types sorte sortes regle regles principe principes critere critere criteres caracteristique caracteristiques procedure technique
    methode facon maniere ordre reconnaitre reconnait identifier calculer calcule calcul mesurer mesure verifier installer installation utiliser
    utilise utilisation administrer administration avant apres pendant jour heure heures temps duree risque risques classe but utilite sert servir agir
    action abreviation decrire decrit description max maximum maximale minimum minimal minimale quotidienne quebec feuille ordonnance
    mmhg mmol celsius celcius fahrenheit degre degres centimetres cm
    trois quatre cinq six sept huit neuf dix condition conditions
    bon bons bonne bonnes lequel moment moments maladie trouble troubles adulte adultes degre degres sain saine vise visee apparait apparence ressemble element elements composante composantes premier premiers premiere premieres`),
  en: listed(`
    diff sign signs sines sings symptom symptoms normal value values range ranges level levels rate step steps difference differences differ different compare
    definition define cause causes effect effects affect affects side treatment treat treating care prevention prevent avoid role type types
    kind rule rules principle principles criteria characteristic procedure technique method order recognize identify calculate measure
    check insert give administer administering administration before after during day daily hour time long often risk risks class purpose apply work
    action abbreviation look looks like max maximum minimum quebec prescription correct proper properly healthy adult adults valid
    mmhg mmol celsius celcius fahrenheit degree degrees cm
    two three four five six seven eight nine ten year years old exercise problem condition conditions
    forbidden happen happens do doing main sheet order ordered element elements component components
    worry worried worrying worse soon manage manages managing handle handles handling deal deals dealing cope copes coping`),
};

export const isLittle = (word: string, language: Language): boolean =>
  asking[language].has(word) || (word.length === 1 && !/\d/.test(word));

/** The shortest word that is recognised with one wrong letter. */
const LEAST = 5;

/** The question word or aspect that a mistyped word stands for. */
export function resembles(word: string, language: Language): 'little' | 'side' | undefined {
  const slipsIn = (words: ReadonlySet<string>) => [...words].some((one) => isSlip(word, one, LEAST));
  return slipsIn(asking[language]) ? 'little' : slipsIn(sides[language]) ? 'side' : undefined;
}

export const isSide = (word: string, language: Language): boolean =>
  sides[language].has(word) || /^\d+$/.test(word);
