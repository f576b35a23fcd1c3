type Sentence = 'secondStep.wrong' | 'secondStep.wrongFirst' | 'secondStep.incomplete';

/** The key of the sentence about a code that was refused: an incomplete one needs no other code. */
export const refusedCode = (code: string, whole: Sentence = 'secondStep.wrong'): Sentence =>
  /^(?:\s*\d){6}\s*$/.test(code) ? whole : 'secondStep.incomplete';
