// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Page } from './page.tsx';

const screen = (
  <Page title="Compétences">
    <p>Les cartes</p>
  </Page>
);

/** What the page contains at its first paint, and afterwards. */
async function texts(): Promise<string[]> {
  const place = document.createElement('div');
  const root = createRoot(place);
  const seen: string[] = [];
  await act(async () => {
    flushSync(() => root.render(screen));
    seen.push(place.textContent);
  });
  seen.push(place.textContent);
  root.unmount();
  return seen;
}

afterEach(() => {
  delete document.documentElement.dataset.goesOn;
});

test('a page to which somebody goes on shows its heading before what is below it', async () => {
  document.documentElement.dataset.goesOn = '';
  expect(await texts()).toEqual(['Compétences', 'CompétencesLes cartes']);
});

test('any other page is whole at once, also in its HTML', async () => {
  expect(await texts()).toEqual(['CompétencesLes cartes', 'CompétencesLes cartes']);
  expect(renderToString(screen)).toContain('Les cartes');
});

test('a page that renders its own heading is whole at once', async () => {
  document.documentElement.dataset.goesOn = '';
  expect(
    renderToString(
      <Page>
        <h1>Question 1</h1>
      </Page>,
    ),
  ).toContain('Question 1');
});
