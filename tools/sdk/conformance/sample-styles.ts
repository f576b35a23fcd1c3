import type { Page } from '@playwright/test';

/** A few tokens of `libs/ui`, one of each kind. */
export const sampledTokens = ['--ink', '--surface', '--brand', '--r-m', '--step-0'] as const;

/**
 * What the browser makes of elements that belong to nobody, outside of every screen: what a rule for all
 * headings, a utility class or another value of a custom property would change. One line for each.
 */
export const sampleStyles = (page: Page): Promise<string[]> =>
  page.evaluate((tokens) => {
    const sample = document.createElement('div');
    const made = ['h1', 'h2', 'p', 'a', 'button', 'ul', 'li', 'input', 'label', 'table', 'img', 'svg'].map(
      (tag) => [tag, document.createElement(tag)] as const,
    );
    const classes =
      'container flex grid hidden p-4 m-2 btn card text-center font-bold bg-white border rounded';
    const classed = classes.split(' ').map((name) => {
      const element = document.createElement('span');
      element.className = name;
      return [`.${name}`, element] as const;
    });
    const elements = [...made, ...classed];
    for (const [tag, element] of elements) if (tag === 'a') element.setAttribute('href', '#');
    sample.append(...elements.map(([, element]) => element));
    document.body.append(sample);
    const looked = [...elements, ['html', document.documentElement], ['body', document.body]] as const;
    const properties = [
      'background-color',
      'border-top-width',
      'box-sizing',
      'color',
      'display',
      'font-family',
      'font-size',
      'font-weight',
      'letter-spacing',
      'line-height',
      'list-style-type',
      'margin-top',
      'padding-top',
      'text-align',
      'text-decoration-line',
      'text-transform',
    ];
    const root = getComputedStyle(document.documentElement);
    const lines = [
      ...looked.map(([name, element]) => {
        const style = getComputedStyle(element);
        return `${name}: ${properties.map((property) => style.getPropertyValue(property)).join(' | ')}`;
      }),
      ...tokens.map((name) => `${name}: ${root.getPropertyValue(name)}`),
    ];
    sample.remove();
    return lines;
  }, sampledTokens);
