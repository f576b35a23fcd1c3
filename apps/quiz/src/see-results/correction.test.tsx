// @vitest-environment happy-dom
import type { QuizQuestion } from '@revisoins/assessment';
import { makeNumericQuestion, makeQuestion } from '@revisoins/assessment/question.fixture';
import { provideNamespace, setLanguage, startI18n } from '@revisoins/i18n/hosting';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import english from '../../locales/en/quiz.json' with { type: 'json' };
import french from '../../locales/fr/quiz.json' with { type: 'json' };
import { makeQuiz } from '@revisoins/assessment/quiz.fixture';
import englishPlayer from '@revisoins/assessment/locales/en/player.json' with { type: 'json' };
import frenchPlayer from '@revisoins/assessment/locales/fr/player.json' with { type: 'json' };
import { inheritTexts } from '@revisoins/i18n/inherit-texts';
import { Correction } from './correction.tsx';

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json(
      String(input).includes('/en/')
        ? inheritTexts(englishPlayer, english)
        : inheritTexts(frenchPlayer, french),
    ),
  );
  localStorage.setItem('i18nextLng', 'fr');
  provideNamespace('quiz', (language) => `https://quiz.test/${language}/quiz.json`);
  await startI18n(['quiz']);
});
afterEach(cleanup);

/** The corrected questions of a quiz that was handed in without answers, in their order. */
function correct(...questions: QuizQuestion[]): HTMLElement[] {
  const attempt = { ...makeQuiz({ questions }), finished: { at: 0, isTimeUp: false } };
  render(<Correction attempt={attempt} />);
  return screen.getAllByRole('listitem').filter((item) => item.querySelector('details') !== null);
}

test.each([
  [
    'fr',
    'Écrite avec l’aide de l’IA, pas encore relue par une personne de la profession',
    'Question relue par',
  ],
  ['en', 'Written with the help of AI, not yet reviewed by a professional', 'Question reviewed by'],
] as const)(
  'says in %s who wrote each question, until a professional has reviewed it',
  async (language, sentence, by) => {
    await setLanguage(language);
    const reviewed = { reviewStatus: 'reviewed', reviewer: 'Anne Roy, infirmière' } as const;
    const [written, read, calculated] = correct(
      makeQuestion('c08-001'),
      makeQuestion('c08-002', reviewed),
      makeNumericQuestion(),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    for (const question of [written, calculated]) within(question).getByText(sentence);
    within(read).getByText(`${by} Anne Roy, infirmière`);
    expect(within(read).queryByText(sentence)).toBeNull();
  },
);

test.each([
  ['fr', 'à vérifier', 'vérifiée par Anne Roy, infirmière'],
  ['en', 'to be checked', 'checked by Anne Roy, infirmière'],
] as const)(
  'names in %s the sources of a question, and which of them a person has checked',
  async (language, open, done) => {
    await setLanguage(language);
    const law = { publisher: 'Éditeur officiel du Québec', document: 'Code civil du Québec', checked: null };
    const [sourced, silent] = correct(
      makeQuestion('c06-001', {
        sources: [
          { ...law, section: 'art. 11' },
          { ...law, section: 'art. 14', checked: { by: 'Anne Roy, infirmière', on: '2026-11-22' } },
        ],
      }),
      makeQuestion('c06-002'),
    ) as [HTMLElement, HTMLElement];
    within(sourced).getByText('Sources');
    const lines = within(sourced)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toContain(`Éditeur officiel du Québec, Code civil du Québec, art. 11 ${open}`);
    expect(lines).toContain(`Éditeur officiel du Québec, Code civil du Québec, art. 14 ${done}`);
    expect(within(silent).queryByText('Sources')).toBeNull();
  },
);

test.each([
  ['fr', '2', '1,5\u00a0comprimé', '2\u00a0comprimés'],
  ['en', '2', '1.5\u00a0tablets', '2\u00a0tablets'],
  ['fr', '0.00031', '1,5\u00a0comprimé', '0,00031\u00a0comprimé'],
] as const)(
  'shows in %s the number that was typed, %s, with its unit',
  async (language, typed, right, given) => {
    await setLanguage(language);
    const units = ['tablet', 'mg'];
    const words = { question: 'Q?', steps: ['1'], feedback: [] };
    const question = makeNumericQuestion('calc-tablets-01-7', {
      ...words,
      unitNames: ['comprimé(s)', 'mg'],
      en: { ...words, unitNames: ['tablet(s)', 'mg'] },
      value: 1.5,
      exact: 1.5,
      unit: 'tablet',
      units,
      mistakes: [],
    });
    const attempt = {
      ...makeQuiz({ questions: [question] }),
      answers: [{ typed, unit: 'tablet' }],
      finished: { at: 0, isTimeUp: false },
    };
    render(<Correction attempt={attempt} />);
    const [item] = screen.getAllByRole('listitem') as [HTMLElement];
    const shown = [...item.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(shown).toEqual([given, right]);
  },
);

test.each([
  ['fr', 'Signes vitaux', '8 h'],
  ['en', 'Vital signs', '8 a.m.'],
] as const)('shows in %s the table of a question before its answers', async (language, caption, time) => {
  await setLanguage(language);
  const table = { caption: 'Signes vitaux', columns: ['Heure', 'Pouls'], rows: [['8 h', '82']] };
  const en = { caption: 'Vital signs', columns: ['Time', 'Pulse'], rows: [['8 a.m.', '82']] };
  const plain = makeQuestion('c08-001');
  const [shown] = correct(makeQuestion('c08-001', { table, en: { ...plain.en!, table: en } })) as [
    HTMLElement,
  ];
  // Its words are shown until its code is loaded.
  within(shown).getByText((words) => words.includes(caption));
  const found = await within(shown).findByRole('table', { name: caption });
  within(found).getByRole('rowheader', { name: time });
  const answer = within(shown).getByText(language === 'fr' ? 'deux' : 'two');
  expect(found.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
