import { bankFile, bankFileTitle, toQuestion } from '@revisoins/assessment/bank';

/**
 * Turns a file of the bank into the questions that travel with the browser's code: its fallback items, as quizzes
 * know them. What is left of the file never reaches the bundle. Fails the build on a file that is not valid.
 */
export default function fallbackBankLoader(source: string): string {
  const file = bankFile.parse(JSON.parse(source));
  const title = bankFileTitle(file);
  if (title === null) throw new Error('The file belongs to a skill that does not exist.');
  return JSON.stringify(
    file.items.filter((item) => item.fallback).map((item) => toQuestion(item, title, 'fallback')),
  );
}
