// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setLanguage, startI18n } from './instance.ts';
import { provideNamespace } from './namespace-sources.ts';
import { Trans, useTranslation } from './use-translation.ts';

const texts = {
  fr: { terms: 'J’accepte les <terms>conditions</terms> et <more>la suite</more>.', hello: 'Bonjour' },
  en: { terms: '<terms>Terms</terms>', hello: 'Hello' },
};

afterEach(cleanup);

const components = { terms: <a href="/terms">.</a> };

function Part() {
  const { t, i18n } = useTranslation('shell');
  return (
    <p lang={i18n.language}>
      {t('hello')} <Trans t={t} i18nKey="terms" components={components} />
    </p>
  );
}

test('a component shows the texts that come later, the elements that they name, and the language that is chosen next', async () => {
  provideNamespace('shell', (language) => `data:application/json,${encodeURIComponent(JSON.stringify(texts[language]))}`);
  render(<Part />);
  expect(document.querySelector('p')?.textContent).toBe('hello terms');
  await act(() => startI18n(['shell'], { given: 'fr' }));
  expect(document.querySelector('p')?.textContent).toBe('Bonjour J’accepte les conditions et la suite.');
  expect(screen.getByRole('link', { name: 'conditions' }).getAttribute('href')).toBe('/terms');
  await act(() => setLanguage('en'));
  expect(document.querySelector('p')?.textContent).toBe('Hello Terms');
  expect(document.querySelector('p')?.lang).toBe('en');
});
