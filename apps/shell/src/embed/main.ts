import '@revisoins/ui/tokens.css?scoped';
import '@revisoins/ui/base.css?scoped';
import './embed.css';
import { startFrame } from './start-frame.ts';
import { startMounted } from './start-mounted.ts';

const place = document.getElementById('revisoins-embed');
if (place) void startFrame(place);
// In a page of another site, passes the start function to the loader of this script.
else document.currentScript?.dispatchEvent(new CustomEvent('revisoins:loaded', { detail: startMounted }));
