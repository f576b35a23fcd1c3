import {
  scoreQuiz,
  wordingIn,
  type Question,
  type QuizAttempt,
  type QuestionWording,
} from '@revisoins/assessment';
import { i18n, language } from '@revisoins/i18n';
import { answerLetter } from '@revisoins/ui';

const say = (key: string, values: Record<string, string | number> = {}) =>
  i18n.t(`oral.${key}`, { ns: 'voice', ...values });

/** The question under way with its texts in the current language, and the language they are in. */
export interface AskedQuestion {
  readonly question: Question;
  readonly words: QuestionWording;
  readonly lang: 'fr-CA' | 'en-CA';
  /** The index of the chosen option; -1 for none. */
  readonly answer: number;
}

export function askedQuestion({ questions, answers, position }: QuizAttempt): AskedQuestion | null {
  const question = questions[position];
  const answer = answers[position];
  // Calculations are not asked aloud.
  if (question === undefined || question.kind === 'numeric' || typeof answer !== 'number') return null;
  return { question, ...wordingIn<QuestionWording>(question, language()), answer };
}

/** The stem, then A, B, C and D. */
export function questionText(asked: AskedQuestion, number: number): string {
  const options = asked.words.options.map((option, at) => `${answerLetter(at)}. ${ended(option)}`);
  return [say('number', { number }), ended(asked.words.question), ...options].join('\n');
}

/** Right or wrong, why, and the count. */
export function verdictText(asked: AskedQuestion, attempt: QuizAttempt): string {
  const { question, words, answer } = asked;
  const key = question.correctAnswer;
  const right = say('rightIs', { letter: answerLetter(key), option: ended(words.options[key] ?? '') });
  const verdict =
    answer === key
      ? [say('right')]
      : [...(answer === -1 ? [] : [say('wrong'), words.rationales[answer]]), right];
  return [...verdict, words.rationales[key], countText(attempt)].filter(Boolean).join('\n');
}

/** '3 sur 4': of the questions that were asked so far. */
export function countText(attempt: QuizAttempt): string {
  const asked = attempt.position + 1;
  const { score } = scoreQuiz(attempt.questions.slice(0, asked), attempt.answers.slice(0, asked));
  return say('count', { count: score, asked });
}

const ended = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);
