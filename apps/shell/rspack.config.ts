import { host, prerender, standaloneScripts } from '@revisoins/rspack';

export default [
  host(import.meta.dirname, 'shell'),
  ...standaloneScripts(import.meta.dirname),
  prerender(import.meta.dirname, 'shell'),
];
