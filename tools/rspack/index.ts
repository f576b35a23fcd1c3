export { embedScripts } from './embed-scripts.ts';
export { host } from './host.ts';
export { remote } from './remote.ts';
