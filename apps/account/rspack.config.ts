import { remote, skeletons } from '@revisoins/rspack';

export default [remote(import.meta.dirname), ...skeletons(import.meta.dirname)];
