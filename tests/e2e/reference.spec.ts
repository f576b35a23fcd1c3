import { expect, test } from './support/test.ts';

test('a visitor finds an entry by everyday words, reads its topic and continues to a quiz', async ({
  page,
}) => {
  await page.goto('/reference');
  await expect(page.getByRole('heading', { level: 1, name: 'Aide-mémoire' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Chercher dans l’aide-mémoire' }).fill('pouls du bebe');
  await page.getByRole('link', { name: 'Fréquence cardiaque normale de l’enfant selon l’âge' }).click();
  const entry = page.getByRole('article', { name: 'Fréquence cardiaque normale de l’enfant selon l’âge' });
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  await expect(entry.getByRole('table')).toContainText('110 à 160');
  await expect(page.getByRole('heading', { level: 1, name: 'Signes vitaux' })).toBeAttached();
  await expect(entry.getByRole('link', { name: 'Soins à l’enfant et à l’adolescent' })).toHaveAttribute(
    'href',
    '/quiz-start/29',
  );
});

test('a subject without an entry is reported, and other words help @phone', async ({ page }) => {
  await page.goto('/reference?q=dragon');
  await expect(page.getByText('Aucune fiche ne contient « dragon ».')).toBeVisible();
  await page.getByRole('combobox').fill('SIGNES VITAUX');
  await expect(page.getByRole('link', { name: 'Signes vitaux normaux de l’adulte' })).toBeVisible();
});

test('a topic follows the language, and an unknown one leads back', async ({ page }) => {
  await page.goto('/reference/vital-signs');
  await expect(page.getByRole('heading', { level: 1, name: 'Signes vitaux' })).toBeVisible();
  await page.getByRole('button', { name: /Langue/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vital signs' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Normal vital signs');
  await page.goto('/reference/unicorns');
  await page.getByRole('link', { name: 'Back to the quick reference' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick reference' })).toBeVisible();
});

test.describe('a request that is lost once', () => {
  test.use({ expectedInConsole: /ERR_FAILED|Failed to load resource|cannot be loaded/ });

  test('is reported, and a retry shows the entry that the address names', async ({ page }) => {
    let isLost = true;
    await page.route('**/assets/vital-signs-fr*.json', (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await page.goto('/reference/vital-signs#newborn-vital-signs');
    await expect(page.getByRole('heading', { name: 'Le service ne répond pas' })).toBeVisible();
    isLost = false;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('article', { name: 'Signes vitaux normaux du nouveau-né' })).toBeInViewport();
    await expect(page).toHaveURL(/#newborn-vital-signs$/);
  });
});
