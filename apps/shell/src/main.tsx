import '@revisoins/ui/tokens.css';
import '@revisoins/ui/base.css';
import './prerender/prerendered.css';
import { startShell } from './start/start-shell.tsx';

void startShell(document);
