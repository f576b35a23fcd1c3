import { happens, isExamQuestion, without } from './classify-danger.ts';
import { namesTask } from './everyday-work.ts';
import { fold } from './fold.ts';
import { own, pronoun, self } from './people.ts';
import { asking, course, inGeneral, knowledge, learning, requests, supposed } from './study.ts';

// Applied to a folded text: see fold.ts.

/** What somebody in danger speaks of, and a student too. */
const subject =
  /\b(?:contentions?|restraints?|transfus\w*|(?:before|giving|start\w*|hang\w*|avant|donner|debuter|commencer) (?:(?:de|du|d|le|the) )*(?:sang|blood)|neuro ?(?:vitals?|checks?|signs?)|(?:signes?|signs?|vitaux|changes?) neuro\w*|neurological|glasgow|restrain(?:ed|s)?|contentionnee?|tcc|commotion|concussion|head (?:injury|trauma)|blow to the head|coup a la tete|p ?38|stitch\w*|sutur\w*|staples?|agrafes?|(?:enlev\w*|retir\w*|oter) (?:(?:les|des|mes|ses) )?points|(?:famil\w+|proches|relatives?)\b.*\b(?:dying|mourante?|fin de vie))\b/;
const others = /\b(?:his|her|their|sa|ses|son|y(?! a\b))\b/;
const goesOn = /\b(?:en train de|vient (?:juste )?de|asteure|(?:and|but) now)\b/;
/** 'It is', 'il faut': nobody. */
const nobody = /\bil (?:faut|existe|se agit|est (?:possible|permis|important|obligatoire|legal))\b/g;

const begins =
  /^ (?:que|quoi|quelles?|quels?|qui|quand|comment|pourquoi|combien|what|which|how|when|who|why|where) /;
const fewWords = 5;

const isAsking = (folded: string): boolean =>
  [asking, knowledge, begins].some((question) => question.test(folded));

/** 'How do I remove staples, blood is shooting': told after the question. */
function tellsAfter(text: string): boolean {
  const [first = '', ...later] = text.split(/[,;:.?!\n\u2014]+/).map(fold);
  return isAsking(first) && later.some((part) => /\w+ \w+ \w/.test(part) && !isAsking(part));
}

/**
 * The subject of a day's work with somebody in it, the writer or another, or told rather than asked: 'agrafes
 * parties, plaie béante'. No case of a course, and no subject alone.
 */
export function isBesideWork(text: string): boolean {
  const folded = fold(text);
  if (!(subject.test(folded) || namesTask(folded)) || isExamQuestion(text)) return false;
  const told = without(folded, [...requests, ...inGeneral, ...learning, nobody]);
  const isOfSomebody = [self, own, pronoun, others, goesOn].some((word) => word.test(told));
  const isTold = isAsking(folded) ? tellsAfter(text) : (folded.match(/[a-z]+/g) ?? []).length > fewWords;
  if (happens.test(folded) && !supposed.test(folded)) return true;
  return (isOfSomebody || isTold) && !course.test(folded);
}
