import { theme } from '@revisoins/host/hosting';

/**
 * The colours of the browser's own parts (its bars, the canvas before the first paint) for each theme:
 * `--paper`.
 */
const paper = { light: '#faf7f2', dark: '#0f1719' };

/** Keeps the page's theme colour in line with the current theme. */
export function syncThemeColor(page: Document): void {
  const update = () => {
    const { applied } = theme.getState();
    page.querySelector('meta[name=theme-color]')?.setAttribute('content', paper[applied]);
    page.querySelector('meta[name=color-scheme]')?.setAttribute('content', applied);
  };
  update();
  theme.subscribe(update);
}
