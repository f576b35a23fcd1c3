// @vitest-environment happy-dom
import { makeNumericQuestion } from '@revisoins/assessment/question.fixture';
import { provideNamespace, setLanguage, startI18n } from '@revisoins/i18n/hosting';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import english from '../../locales/en/quiz.json' with { type: 'json' };
import french from '../../locales/fr/quiz.json' with { type: 'json' };
import { CalculationSheet } from './calculation-sheet.tsx';

beforeAll(async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json(String(input).includes('/en/') ? english : french),
  );
  localStorage.setItem('i18nextLng', 'fr');
  provideNamespace('quiz', (language) => `https://quiz.test/${language}/quiz.json`);
  await startI18n(['quiz']);
});
afterEach(cleanup);

test.each([
  ['fr', ['comprimés', 'mg']],
  ['en', ['tablets', 'mg']],
] as const)(
  'offers the units in the plural in %s: a singular would reveal the number',
  async (language, names) => {
    await setLanguage(language);
    const { en } = makeNumericQuestion();
    const question = makeNumericQuestion('calc-tablets-01-7', {
      unitNames: ['comprimé(s)', 'mg'],
      en: { ...en, unitNames: ['tablet(s)', 'mg'] },
      value: 1,
      unit: 'tablet',
      units: ['tablet', 'mg'],
    });
    const { container } = render(
      <CalculationSheet
        question={question}
        position={0}
        pageTitle="Quiz"
        answer={null}
        onEnter={() => {}}
        onGoOn={() => {}}
        areShortcutsActive
      />,
    );
    for (const name of names) expect(screen.getByRole('radio', { name })).toBeTruthy();
    expect(container.textContent).not.toContain('(s)');
  },
);

test('Enter points out that the number is missing', async () => {
  await setLanguage('fr');
  const onGoOn = vi.fn();
  render(
    <CalculationSheet
      question={makeNumericQuestion()}
      position={0}
      pageTitle="Quiz"
      answer={null}
      onEnter={() => {}}
      onGoOn={onGoOn}
      areShortcutsActive
    />,
  );
  const field = screen.getByRole('textbox');
  fireEvent.blur(field);
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText(french.calculation.typed.empty)).toBeTruthy();
  expect(onGoOn).not.toHaveBeenCalled();
});

test('a number that is too long is refused as a whole, with a message: its first twelve characters are another number', async () => {
  await setLanguage('fr');
  const onEnter = vi.fn();
  render(
    <CalculationSheet
      question={makeNumericQuestion()}
      position={0}
      pageTitle="Quiz"
      answer={null}
      onEnter={onEnter}
      onGoOn={() => {}}
      areShortcutsActive
    />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '0,333333333333' } });
  expect(screen.getByText(/12 caractères au plus/)).toBeTruthy();
  expect(onEnter).not.toHaveBeenCalled();
});
