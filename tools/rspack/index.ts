export { standaloneScripts } from './standalone-scripts.ts';
export { host } from './host.ts';
export { prerender, skeletons } from './prerender.ts';
export { remote } from './remote.ts';
