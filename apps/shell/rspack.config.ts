import { standaloneScripts, host } from '@revisoins/tools/rspack';

export default [host(import.meta.dirname, 'shell'), ...standaloneScripts(import.meta.dirname)];
