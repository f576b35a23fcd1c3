import '@revisoins/ui/tokens.css';
import '@revisoins/ui/base.css';
// Before the lazy pages that it styles: they are pre-rendered, and this style sheet is the one in the HTML.
import './pages/prose.module.css';
import './prerender/prerendered.css';
import { startShell } from './start/start-shell.tsx';

// A public page may load this script while it is still being parsed.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void startShell(document), { once: true });
else void startShell(document);
