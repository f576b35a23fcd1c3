import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { resolvePage } from './serve-page.ts';

const page = resolvePage(
  writeFiles(temporaryFolder('pages'), {
    'index.html': '',
    'app.html': '',
    'embed.html': '',
    'about.html': '',
    'en/about.html': '',
    '.secret.html': '',
  }),
);

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/en/about', 'en/about.html'],
  ['/en', 'app.html'],
  ['/dashboard', 'app.html'],
  ['/app', 'app.html'],
  ['/index', 'app.html'],
  ['/embed', 'app.html'],
  ['/embed/quiz', 'embed.html'],
  ['/../about', 'app.html'],
  ['/en/../about', 'app.html'],
  ['/.secret', 'app.html'],
])('%s is answered with %s', (path, file) => expect(page(path)).toBe(file));
