import { resolve } from 'node:path';
import { host, prerender, standaloneScripts } from '@revisoins/rspack';

const config = host(import.meta.dirname, 'shell');

// The questions that follow the one of the front page.
config.module?.rules?.push({
  test: /content[\\/]trial\.json$/,
  use: resolve(import.meta.dirname, 'build/trial-questions-loader.ts'),
});

export default [config, ...standaloneScripts(import.meta.dirname), prerender(import.meta.dirname, 'shell')];
