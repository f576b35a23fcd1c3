/** 'A' for 0, 'B' for 1. */
export function answerLetter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
