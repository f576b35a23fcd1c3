// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { setTheme, showTheme, startTheme, theme } from './theme.ts';

const page = document.documentElement;

beforeEach(() => localStorage.clear());

describe('the theme', () => {
  test('is the stored one, on the whole page, and a choice is kept', () => {
    localStorage.setItem('theme', 'dark');
    startTheme();
    expect(page.dataset.theme).toBe('dark');
    setTheme('light');
    expect(page.dataset.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('that the surroundings give shows on their element and touches neither page nor device', () => {
    localStorage.setItem('theme', 'light');
    startTheme();
    const root = document.createElement('div');
    startTheme({ root, given: 'dark' });
    expect(root.dataset.theme).toBe('dark');
    expect(page.dataset.theme).toBe('light');
    showTheme('light');
    setTheme('dark');
    expect(root.dataset.theme).toBe('dark');
    expect(theme.getState().choice).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('light');
  });
});
