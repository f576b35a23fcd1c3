import { storedSession } from '@revisoins/backend/setup';
import type { Registry } from '@revisoins/contracts';
import { readInlined } from '@revisoins/federation';
import { browserId } from '../start/browser-id.ts';
import { linksToPreload } from './links-to-preload.ts';

/** Runs while the browser parses the page, before the shell's scripts. A hint only: the shell checks everything again. */
function preload(): void {
  const kept = ['revisoins-overrides', 'revisoins-held-versions'].map((key) => localStorage.getItem(key) ?? '').join(' ');
  const links = linksToPreload(readInlined('revisoins-registry') as Registry, {
    pathname: location.pathname,
    browserId: browserId(),
    isSignedIn: storedSession() !== null,
    keepsOther: (remote) => kept.includes(`"${remote}"`),
  });
  for (const link of links) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', crossOrigin: 'anonymous', ...link }));
  }
}

try {
  preload();
} catch {
  // No storage, or a registry that the shell will tell about.
}
