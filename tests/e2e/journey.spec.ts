import { apiClient, newPerson } from './support/learner.ts';
import { linkMailedTo } from './support/mailbox.ts';
import { fillRegistration } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test('a learner signs up, confirms and is signed in, takes a quiz, sees the result on the dashboard and signs out @phone', async ({
  page,
  isMobile,
}) => {
  const person = newPerson();
  const narrow = isMobile || (page.viewportSize()?.width ?? 0) < 500;

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Révisez dix minutes');
  await page.getByRole('link', { name: 'Créer un compte gratuit' }).click();

  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Inscription réussie')).toBeVisible();
  // The page says what is left to do, so nothing covers it.
  await expect(page.getByText('Il reste une étape')).toBeVisible();
  expect((await page.locator('[data-toasts]').boundingBox())?.height).toBe(0);

  await page.goto(await linkMailedTo(person.email));
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await page.waitForURL('**/dashboard');

  const introduction = page.getByRole('dialog', { name: 'Bienvenue dans Révisoins' });
  await expect(introduction.getByRole('button', { name: 'Précédent' })).toBeDisabled();
  for (let step = 1; step < 5; step++)
    await page.getByRole('dialog').getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Répondre à cinq questions' }).click();
  await page.waitForURL('**/quiz/8?questions=5&time=untimed');
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await page.goto('/skills');
  await signOut(page);

  await page.getByLabel('Adresse courriel').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dashboard');

  if (narrow) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('link', { name: 'Compétences', exact: true }).click();
  await page
    .getByRole('link', { name: /Relation aidante/ })
    .first()
    .click();
  await page
    .getByRole('radio', { name: '5', exact: true })
    .or(page.getByLabel('5 questions'))
    .first()
    .check();
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();

  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await expect(page).toHaveTitle('Compétence 5 - Relation aidante · Révisoins');
  for (let number = 1; number <= 5; number++) {
    await expect(page.getByText(`Question ${number} sur 5`)).toBeVisible();
    const next = page.getByRole('button', { name: number === 5 ? 'Terminer' : 'Suivant', exact: true });
    await expect(next).toBeDisabled();
    await page.getByRole('radio').first().check();
    await next.click();
  }
  await page.waitForURL('**/results');
  await expect(page.getByText('Quiz enregistré', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Votre quiz est prêt')).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByText('Relation aidante').first()).toBeVisible();

  const own = apiClient();
  await own.auth.signInWithPassword(person);
  const { data: attempts } = await own.from('quiz_attempts').select('skill_title, total_questions');
  expect(attempts).toEqual([{ skill_title: 'Compétence 5 - Relation aidante', total_questions: 5 }]);

  const stranger = apiClient();
  await stranger.auth.signInWithPassword({ email: 'demo@revisoins.test', password: 'Demo-Revisoins-2026' });
  const { data: seen } = await stranger
    .from('quiz_attempts')
    .select('id')
    .eq('user_id', (await own.auth.getUser()).data.user?.id ?? '');
  expect(seen).toEqual([]);

  await signOut(page);
  await page.goto('/dashboard');
  await page.waitForURL('**/login');

  async function signOut(current: typeof page): Promise<void> {
    await current.getByRole('button', { name: /^Mon profil/ }).click();
    await current.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await current.waitForURL('**/login');
  }
});
