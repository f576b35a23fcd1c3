import { theme } from '@revisoins/host';

/** The browser's own parts (its bars, the canvas before the first paint) go with the theme: `--paper` in each. */
const paper = { light: '#faf7f2', dark: '#0f1719' };

/** Keeps what the page tells the browser of its colours with the theme that shows. */
export function dressBrowser(page: Document): void {
  const tell = () => {
    const { applied } = theme.getState();
    page.querySelector('meta[name=theme-color]')?.setAttribute('content', paper[applied]);
    page.querySelector('meta[name=color-scheme]')?.setAttribute('content', applied);
  };
  tell();
  theme.subscribe(tell);
}
