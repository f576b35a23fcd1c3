const exam = /\b(examens?|exams?|simulations?)\b/;
const key = /\b(cles?|corriges?|reponses?|codes?|triche|tricher|keys?|answers?|cheat|cheating|solutions?)\b/;

/** Whether a text asks for what an exam keeps to itself. Exams are out of reach here in any case: this only says so. */
export function asksForExamKey(text: string): boolean {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return exam.test(plain) && key.test(plain);
}
