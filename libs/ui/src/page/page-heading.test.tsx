// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageHeading } from './page-heading.tsx';

beforeEach(() => {
  delete document.documentElement.dataset.firstPage;
});
afterEach(cleanup);

test('the first heading of a visit leaves focus alone, so that the skip link comes first', () => {
  render(<PageHeading focusKey={1}>Question 1</PageHeading>);
  expect(document.activeElement).toBe(document.body);
});

test('later headings take focus', () => {
  const { rerender } = render(<PageHeading focusKey={1}>Question 1</PageHeading>);
  rerender(<PageHeading focusKey={2}>Question 2</PageHeading>);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
