import { embedScripts, host } from '@revisoins/tools/rspack';

export default [host(import.meta.dirname, 'shell'), ...embedScripts(import.meta.dirname)];
