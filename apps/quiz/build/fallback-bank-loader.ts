import { topicGuard } from '@revisoins/assessment';
import { bankFile, bankFileTitle, toQuestion } from '@revisoins/assessment/bank';

/**
 * Converts a file of the bank into the questions that ship with the browser's code: its fallback items, in
 * the form that quizzes use, without any on a topic that belongs to other skills. The rest of the file never
 * reaches the bundle. Fails the build for an invalid file.
 */
export default function fallbackBankLoader(source: string): string {
  const file = bankFile.parse(JSON.parse(source));
  const title = bankFileTitle(file);
  if (title === null) throw new Error('The file belongs to a skill that does not exist.');
  return JSON.stringify(
    file.items
      .filter((item) => item.fallback)
      .map((item) => toQuestion(item, title, 'fallback'))
      .filter((question) => topicGuard(question, title) === null),
  );
}
