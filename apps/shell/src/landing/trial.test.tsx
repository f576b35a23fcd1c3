// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { configureBackend } from '@revisoins/auth/hosting';
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { createMemoryRouter, RouterProvider } from '@revisoins/router/hosting';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import fr from '../../locales/fr/shell.json';
import { Trial } from './trial.tsx';

configure({ asyncUtilTimeout: 30_000 });

const options = Object.fromEntries(
  ['a', 'b', 'c', 'd'].map((id) => [id, { text: `choix ${id}`, rationale: `raison ${id}` }]),
);
const wording = (stem: string) => ({ skill: 'Nutrition', stem, options, explanation: 'À retenir.' });
const question = (item: string) => ({
  item,
  version: 2,
  key: 'c',
  reviewer: null,
  fr: wording(`Énoncé ${item}`),
  en: wording(`Stem ${item}`),
});
vi.mock('../../../../content/trial.json', () => ({
  default: ['c01-001', 'c04-001', 'c02-001', 'c03-001', 'c05-001'].map(question),
}));
/** `c04-001` was taken out, `c02-001` in another version. */
const network: typeof fetch = async () =>
  Response.json([
    { id: 'c02-001', version: 1 },
    { id: 'c04-001', version: 2 },
  ]);

const stored = () => JSON.parse(localStorage.getItem('revisoins-trial') ?? 'null') as unknown;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

beforeAll(async () => {
  // Read ahead: the timeout of the question in it is for the server, not for a module on a busy machine.
  await import('@revisoins/backend');
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network });
  provideNamespace('shell', () => `data:application/json,${encodeURIComponent(JSON.stringify(fr))}`);
  await startI18n(['shell'], { root: document.createElement('div'), given: 'fr' });
});
const open = () => {
  const router = createMemoryRouter([{ path: '/', element: <Trial signUp="/register" /> }]);
  render(<RouterProvider router={router} />);
};
beforeEach(() => {
  localStorage.clear();
  open();
});
afterEach(cleanup);

/** Answers all four questions, the third one wrong at first. */
async function answerAll() {
  press(/poivrons crus/);
  press('Trois autres questions');
  await heading('Énoncé c01-001');
  press(/choix c/);
  press('Question suivante');
  await heading('Énoncé c02-001');
  press(/choix a/);
  press(/choix c/);
  press('Question suivante');
  await heading('Énoncé c03-001');
  press(/choix c/);
  press('Voir mon résultat');
}

test('three questions follow the first one, each with its reasons, its number and the focus', async () => {
  press(/riz brun/);
  expect(screen.getByRole('status').textContent).toContain('Pas tout à fait');
  press('Trois autres questions');
  const stem = await heading('Énoncé c01-001');
  expect([document.activeElement, screen.getByText('Question 2 sur 4').tagName]).toEqual([stem, 'SPAN']);
  expect(screen.queryByRole('button', { name: 'Question suivante' })).toBeNull();
  press(/choix a/);
  expect(screen.getByRole('status').textContent).toBe(
    'Pas tout à fait. raison aLa bonne réponse : choix c. raison cÀ retenir.',
  );
});

test('every question shows who wrote it, including the first one', async () => {
  const sentence = 'Écrite avec l’aide de l’IA, pas encore relue par une personne de la profession';
  press(/poivrons crus/);
  expect(screen.getByText(sentence).tagName).toBe('P');
  press('Trois autres questions');
  await heading('Énoncé c01-001');
  expect(screen.getByText(sentence).tagName).toBe('P');
});

test('a question that was taken out gives its place to the next one', async () => {
  await answerAll();
  await heading(/^Du premier coup/);
  expect(JSON.stringify(stored())).not.toMatch(/c04-001|c05-001/);
});

test('the first choices are kept on the device, and the result leads to an account', async () => {
  await answerAll();
  expect(document.activeElement).toBe(await heading('Du premier coup : 3 sur 4'));
  expect(screen.getByRole('link', { name: 'Gardez vos résultats' }).getAttribute('href')).toBe('/register');
  expect(stored()).toMatchObject({
    answers: [
      { item: 'c11-006', choice: 'b', correct: true },
      { item: 'c01-001', version: 2, choice: 'c', correct: true },
      { item: 'c02-001', version: 2, choice: 'a', correct: false },
      { item: 'c03-001', version: 2, choice: 'c', correct: true },
    ],
  });
});

test('a device that stores nothing promises nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('full');
    },
    removeItem() {},
  });
  await answerAll();
  await heading(/^Du premier coup/);
  expect(screen.getByText(/^Cet appareil ne garde rien/)).toBeTruthy();
  expect(screen.queryByText(/vous y attendra/)).toBeNull();
  press('Non merci');
  vi.unstubAllGlobals();
});

test('“no thanks” erases them', async () => {
  await answerAll();
  press('Non merci');
  expect(document.activeElement).toBe(await heading('C’est effacé'));
  expect(stored()).toBeNull();
  press('Recommencer');
  expect(screen.getByText('Essayez, sans compte')).toBeTruthy();
});

/** A reload, after these choices at the first questions. */
function openAfter(choices: string) {
  cleanup();
  const answers = [...choices].map((choice, index) => ({
    item: index === 0 ? 'c11-006' : `c0${index}-001`,
    version: 1,
    choice,
    correct: false,
  }));
  const trial = { id: crypto.randomUUID(), startedAt: Date.now(), endedAt: Date.now(), answers };
  localStorage.setItem('revisoins-trial', JSON.stringify(trial));
  open();
}

test('after a reload, the first answer is shown, with what follows', async () => {
  openAfter('b');
  expect(screen.getByRole('button', { name: /poivrons crus/ }).getAttribute('aria-pressed')).toBe('true');
  press('Trois autres questions');
  expect(document.activeElement).toBe(await heading('Énoncé c01-001'));
});

test('after a reload, it continues after the last answer, and takes no focus', async () => {
  openAfter('ba');
  expect(document.activeElement).not.toBe(await heading('Énoncé c02-001'));
  press(/choix c/);
  expect(stored()).toMatchObject({ answers: [{ choice: 'b' }, { choice: 'a' }, { item: 'c02-001' }] });
});

test('after a reload, a whole trial shows its result at once, and takes no focus', () => {
  openAfter('badc');
  const result = screen.getByRole('heading', { level: 2, name: /^Du premier coup.*0 sur 4$/ });
  expect(document.activeElement).not.toBe(result);
});
