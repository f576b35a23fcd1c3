import { removeTokens } from '@revisoins/auth/hosting';
import { SESSION_KEY } from '@revisoins/backend/hosting';
import { forgetRequestedPage, startTheme } from '@revisoins/host/hosting';
import { syncThemeColor } from '../platform/sync-theme-color.ts';
import { choose, followLanguage, markChosen } from './choices.ts';
import { handOver } from './hand-over.ts';
import { onAnySign, onIntent } from './intent.ts';
import { loadShell, SHELL_SCRIPTS } from '../prerender/load-shell.ts';
import { runMenus } from './menus.ts';

/**
 * The script of a page that visitors read, or of a form that they fill in: it runs the menus, language and
 * theme. When somebody needs more, it loads the shell and hands the page over to it.
 */
function run(page: Document): void {
  const load = () => loadShell(page.querySelector<HTMLTemplateElement>(`#${SHELL_SCRIPTS}`));
  // Not meant for this browser: the page stays hidden until the shell runs.
  if (page.documentElement.dataset.firstPaint !== undefined) return load();
  removeTokens();
  // A visitor who starts on the landing page starts over.
  if (page.documentElement.dataset.path === '/') forgetRequestedPage();
  const signal = handOver(page);
  startTheme({ until: signal });
  syncThemeColor(page);
  followLanguage(page, signal);
  runMenus(page, {
    prepare: (menu) => markChosen(page, menu),
    choose: (choice) => choose(page, choice),
    signal,
  });
  const watch = page.querySelector('#root form') ? onAnySign : onIntent;
  watch(page, load, signal);
  // A visitor who left answers here has not come to read only.
  if (page.querySelector('#root [data-trial=waits]')) load();
  // Somebody signed in in another tab.
  addEventListener('storage', ({ key }) => key?.startsWith(SESSION_KEY) && load(), { signal });
}

run(document);
