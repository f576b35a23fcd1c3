/** Whether a score passes a part of the exam; exact for any percentage in whole numbers. */
export function passesPart(score: number, questions: number, passPercent: number): boolean {
  return score * 100 >= passPercent * questions;
}
