import { remote, skeletons } from '@revisoins/rspack';

export default [remote(import.meta.dirname, { inherits: 'player' }), ...skeletons(import.meta.dirname)];
