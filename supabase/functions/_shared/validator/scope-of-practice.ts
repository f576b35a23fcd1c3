import type { GeneratedItem } from './generated-item.schema.ts';

/**
 * Acts that Quebec reserves for others: the auxiliary nurse contributes to assessment, applies the plan and
 * gives what is prescribed. Verbs as in a request ('prescrivez') or an answer ('Prescrire'), never the
 * participle: 'la dose prescrite' is everyday work. Infinitive and imperative or 'vous' forms, with accents.
 */
const acts: readonly RegExp[] = [
  /prescri(?:re|vez|rez)/,
  /(?:poser?|posez|établir|établissez|formuler|formulez|annoncer|annoncez|communiquer|communiquez) (?:un |le |son |votre )?(?:nouveau )?diagnostic/,
  /diagnosti(?:quer|quez)/,
  /(?:modifier|modifiez|ajuster|ajustez|augmenter|augmentez|diminuer|diminuez|doubler|doublez|réduire|réduisez|cesser|cessez|changer|changez|interrompre|interrompez) (?:\p{L}+ )?(?:la |le |les |sa |son |ses |l'|cette |ce )(?:dose|doses|posologie|médicaments?|médication|ordonnance|prescription|traitement médical)/u,
  /(?:déterminer|déterminez|modifier|modifiez|élaborer|élaborez|établir|établissez|rédiger|rédigez) (?:le |son |un )?plan (?:thérapeutique infirmier|de traitement)/,
  /(?:intuber|intubez|opérer|opérez|anesthésier|anesthésiez|suturer|suturez)/,
  /(?:évaluer|évaluez) (?:la |sa )?condition physique et mentale/,
  /(?:donner|donnez|accorder|accordez) (?:son |le |un )?congé/,
];

/** Who performs the act, or that it is not performed, stated earlier in the same clause. */
const others =
  /(?:médecin|infirmière|infirmier|pharmacien|pharmacienne|dentiste|ips)(?! auxiliaire)(?:(?! et | puis )[^.;:?!,])*$/u;
const notDone =
  /(?<!\p{L})(?:ne |n'|fai(?:re|t|tes) |sans|éviter|évitez|pas|jamais|interdit|réservé)(?:(?! et | puis | mais )[^.;:?!,])*$/u;

/** Whether a text makes the auxiliary nurse do what others are licensed to do. */
export function goesBeyondScope(text: string): boolean {
  const plain = text.replaceAll('’', "'").normalize('NFC').toLowerCase();
  return acts.some((act) =>
    [...plain.matchAll(new RegExp(`(?<!\\p{L})(?:${act.source})(?!\\p{L})`, 'gu'))].some(
      ({ index }) => !others.test(plain.slice(0, index)) && !notDone.test(plain.slice(0, index)),
    ),
  );
}

/**
 * A stem that asks for such an act, or a key that is one. A distractor may be one: learners should recognise
 * it.
 */
export function breaksScopeOfPractice({ stem, options, key, explanation }: GeneratedItem): boolean {
  return [stem, options[key].text, options[key].rationale, explanation].some(goesBeyondScope);
}
